import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';

export type SwitchRowProps = { label: string; checked: boolean; onChange: (checked: boolean) => void };

/** A row with a label, and a switch at the end. */
export function SwitchRow({ label, checked, onChange }: SwitchRowProps) {
  return (
    <FormControlLabel
      label={label}
      labelPlacement="start"
      sx={{ margin: 0, justifyContent: 'space-between', minHeight: { xs: 44, lg: 36 } }}
      slotProps={{ typography: { variant: 'body2' } }}
      control={<Switch checked={checked} edge="end" onChange={(_, next) => onChange(next)} />}
    />
  );
}
