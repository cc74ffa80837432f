import Typography from '@mui/material/Typography';

import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';

import { printingCopy } from '../PrintingScreen.copy';
import type { ControlsProps } from './controls';

/** What the sheets are printed with, and how. */
export function OutputControls({ settings, onChange, folding }: ControlsProps) {
  const copy = printingCopy.output;
  return (
    <SettingsGroup title={copy.title} value={copy.value(settings)} {...folding('folded')}>
      <SelectField
        size="small"
        label={copy.printer}
        value={String(settings.dpi)}
        options={copy.printers}
        onChange={(value) => onChange({ ...settings, dpi: copy.readPrinter(value) ?? settings.dpi })}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {printingCopy.advice}
      </Typography>
    </SettingsGroup>
  );
}
