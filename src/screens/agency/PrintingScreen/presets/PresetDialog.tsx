import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import CloseIcon from 'lucide-react/icons/x';
import { useId } from 'react';

import { radii } from '~/components/theme/tokens';
import { applyLabelSheet } from '~/domain/printing/presets/labelSheet';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { plainRectangle } from '~/domain/printing/settings/stickerShape';

import type { PresetEffects } from '../controller/effects';
import { OwnPresets } from './OwnPresets';
import { SheetPicker } from './SheetPicker';
import { presetsCopy as copy } from './presets.copy';
import { usePresetChanges } from './usePresetChanges';

export type PresetDialogProps = {
  open: boolean;
  settings: PrintSettings;
  /** Name of the label sheet or preset that was applied last. */
  chosenName: string | undefined;
  presets: PresetEffects;
  onChange: (settings: PrintSettings) => void;
  onClose: () => void;
};

/** Dialog with the user's presets and the built-in label sheets. Choosing one applies it and closes the dialog. */
export function PresetDialog({ open, settings, chosenName, presets, onChange, onClose }: PresetDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const changes = usePresetChanges(presets);
  const { message } = changes;
  const choose = (next: PrintSettings) => {
    onChange(next);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: paperStyles } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', paddingInlineEnd: 1.5 }}>
        <DialogTitle id={titleId}>{copy.title}</DialogTitle>
        <IconButton aria-label={copy.close} onClick={onClose}>
          <CloseIcon size="1.25rem" />
        </IconButton>
      </Box>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 3 }}>
        <OwnPresets
          settings={settings}
          saved={presets.saved}
          changes={changes}
          chosenName={settings.preset?.kind === 'own' ? chosenName : undefined}
          onSettingsChange={onChange}
          onChoose={choose}
        >
          {/* The region is always present, since screen readers announce only changes in existing live regions. */}
          <div role="status">
            {message && (
              <Alert
                severity={message.severity}
                role="none"
                action={
                  message.before && (
                    <Button color="inherit" size="small" onClick={changes.undo}>
                      {copy.undo}
                    </Button>
                  )
                }
              >
                {message.text}
              </Alert>
            )}
          </div>
        </OwnPresets>
        <SheetPicker
          chosenName={settings.preset?.kind === 'sheet' ? chosenName : undefined}
          hasFocus={!isPhone}
          onChoose={(sheet) => choose(applyLabelSheet(settings, sheet))}
          onClose={onClose}
          onClear={() => choose({ ...settings, preset: null, shape: plainRectangle })}
        />
      </DialogContent>
    </Dialog>
  );
}

const paperStyles = {
  borderRadius: { xs: 0, md: `${radii.card}px` },
  border: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
} as const;
