import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

import { sizes } from '~/components/theme/tokens';

export type ShortTextFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** What is wrong with the value, and how to mend it here. */
  fault?: string | undefined;
  /** Characters that can be typed. */
  most?: number;
};

/** A few letters, as dense as the number fields beside it. */
export function ShortTextField({ label, value, onChange, fault, most }: ShortTextFieldProps) {
  const id = useId();
  return (
    <FormControl error={fault !== undefined} sx={{ alignContent: 'start' }}>
      <InputLabel
        htmlFor={id}
        sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, fontWeight: 500, color: 'text.secondary' }}
      >
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ autoComplete: 'off', spellCheck: false, maxLength: most, 'aria-describedby': `${id}-message` }}
        sx={{
          minHeight: { xs: sizes.field, lg: sizes.control },
          '& input': { paddingBlock: 1, fontSize: { md: '0.875rem' }, fontWeight: 500 },
        }}
      />
      <FormHelperText
        id={`${id}-message`}
        aria-live="polite"
        sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, '&:empty': { position: 'absolute' } }}
      >
        {fault}
      </FormHelperText>
    </FormControl>
  );
}
