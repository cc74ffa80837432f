import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ChevronIcon from 'lucide-react/icons/chevron-down';
import { useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { Field } from '~/components/inputs/Field/Field';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { PresetEffects } from '../controller/printingEffects';
import { presetFieldCopy as copy } from './PresetField.copy';
import { useChosenPreset } from './useChosenPreset';

const PresetDialog = lazyOverlay(() => import('./PresetDialog').then((module) => module.PresetDialog));

export type PresetFieldProps = {
  settings: PrintSettings;
  presets: PresetEffects;
  onChange: (settings: PrintSettings) => void;
};

/** Field that shows the chosen label sheet or preset, and opens a dialog with all of them. */
export function PresetField({ settings, presets, onChange }: PresetFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const chosenPreset = useChosenPreset(settings, presets.savedPresets);
  const restore = chosenPreset?.restore;
  return (
    <>
      <Field label={copy.label} size="small" labelledWith="labelId">
        {({ id, labelId }) => (
          <Button
            id={id}
            variant="outlined"
            aria-haspopup="dialog"
            aria-labelledby={`${labelId} ${id}`}
            endIcon={<ChevronIcon size={16} />}
            onClick={() => setOpen(true)}
            sx={buttonStyles}
          >
            <bdi>{chosenPreset?.name ?? copy.none}</bdi>
          </Button>
        )}
      </Field>
      {chosenPreset && restore && (
        <Typography variant="caption" component="p" role="status" sx={{ color: 'text.secondary' }}>
          {copy.changed(chosenPreset.name)}{' '}
          <Button variant="text" size="small" onClick={() => onChange(restore())} sx={{ minWidth: 0 }}>
            {copy.restore}
          </Button>
        </Typography>
      )}
      <PresetDialog
        open={isOpen}
        settings={settings}
        chosenName={chosenPreset?.name}
        presets={presets}
        onChange={onChange}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const buttonStyles = {
  justifyContent: 'space-between',
  paddingInline: 1.5,
  fontWeight: 400,
  color: 'text.primary',
  borderColor: 'tone.fieldLine',
  textAlign: 'start',
  '& .MuiButton-endIcon': { color: 'text.secondary' },
  '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
