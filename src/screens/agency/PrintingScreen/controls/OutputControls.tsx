import Typography from '@mui/material/Typography';

import { SelectField } from '~/components/inputs/SelectField/SelectField';
import { SettingsGroup } from '~/components/printing/SettingsGroup/SettingsGroup';
import { printerDpis } from '~/domain/printing/settings/printSettings';

import type { ControlsProps } from '../shared/controls';
import { controlsCopy } from './controls.copy';

/** Settings group with the resolution of the printer, and advice for the print dialog. */
export function OutputControls({ settings, onChange, getGroupProps }: ControlsProps) {
  const copy = controlsCopy.output;
  return (
    <SettingsGroup title={copy.title} value={copy.value(settings)} {...getGroupProps('collapsed')}>
      <SelectField
        size="small"
        label={copy.printer}
        value={String(settings.dpi)}
        options={copy.printers}
        onChange={(value) =>
          onChange({ ...settings, dpi: printerDpis.find((dpi) => String(dpi) === value) ?? settings.dpi })
        }
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {copy.advice}
      </Typography>
    </SettingsGroup>
  );
}
