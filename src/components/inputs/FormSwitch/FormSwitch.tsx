import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { sizes } from '~/components/theme/tokens';

export type FormSwitchProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: ReactNode;
  /** Text below the switch that describes the effect of switching it on: 'Agencies can buy this package.' */
  helperText?: string;
};

/** A switch for a boolean of the surrounding form. */
export function FormSwitch<Values extends FieldValues>({ name, label, helperText }: FormSwitchProps<Values>) {
  const id = useId();
  const { field } = useController<Values>({ name });
  return (
    <div>
      <FormControlLabel
        label={label}
        labelPlacement="start"
        sx={{ margin: 0, width: '100%', justifyContent: 'space-between', gap: 2, minHeight: sizes.field }}
        slotProps={{ typography: { variant: 'subtitle2', component: 'span', sx: { color: 'text.primary' } } }}
        control={
          <Switch
            edge="end"
            name={field.name}
            checked={field.value === true}
            onBlur={field.onBlur}
            onChange={(_, checked) => field.onChange(checked)}
            slotProps={{
              input: { ref: field.ref, ...(helperText ? { 'aria-describedby': `${id}-help` } : {}) },
            }}
          />
        }
      />
      {helperText && (
        <Box sx={{ paddingInlineEnd: 7 }}>
          <Typography id={`${id}-help`} variant="body2" sx={{ color: 'text.secondary' }}>
            {helperText}
          </Typography>
        </Box>
      )}
    </div>
  );
}
