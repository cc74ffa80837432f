import DialogContent from '@mui/material/DialogContent';

import { ClosableDialog } from '~/components/feedback/ClosableDialog/ClosableDialog';
import { StatusAlert } from '~/components/feedback/StatusAlert/StatusAlert';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { applyLabelSheet } from '~/domain/printing/presets/labelSheet';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { plainRectangle } from '~/domain/printing/settings/stickerShape';

import type { PresetEffects } from '../controller/printingEffects';
import { OwnPresets } from './OwnPresets';
import { LabelSheetPicker } from './LabelSheetPicker';
import { presetsCopy as copy } from './presets.copy';
import { usePresetActions } from './usePresetActions';

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
  const isMobile = useIsMobile();
  const actions = usePresetActions(presets);
  const { message } = actions;
  const applyAndClose = (newSettings: PrintSettings) => {
    onChange(newSettings);
    onClose();
  };
  return (
    <ClosableDialog open={open} title={copy.title} onClose={onClose}>
      <DialogContent sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 3 }}>
        <OwnPresets
          settings={settings}
          savedPresets={presets.savedPresets}
          actions={actions}
          chosenName={settings.preset?.kind === 'own' ? chosenName : undefined}
          onSettingsChange={onChange}
          onChoose={applyAndClose}
        >
          <StatusAlert message={message} onUndo={message?.presetsBefore && actions.undo} />
        </OwnPresets>
        <LabelSheetPicker
          chosenName={settings.preset?.kind === 'sheet' ? chosenName : undefined}
          hasAutoFocus={!isMobile}
          onChoose={(sheet) => applyAndClose(applyLabelSheet(settings, sheet))}
          onClose={onClose}
          onClear={() => applyAndClose({ ...settings, preset: null, shape: plainRectangle })}
        />
      </DialogContent>
    </ClosableDialog>
  );
}
