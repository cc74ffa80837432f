import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';

import { mostPasted } from '~/domain/printing/settings/limits';
import { formatCount } from '~/domain/number/amounts';

export type CodeListFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** How codes are to be written. */
  note: string;
};

const tooMuch = `This is more than the ${formatCount(mostPasted)} characters that can be pasted here. Save it as a file and choose that.`;

/** Many codes as text. What would make typing slow is refused in words, and the text stays as it was. */
export function CodeListField({ label, value, onChange, note }: CodeListFieldProps) {
  const id = useId();
  const [refused, setRefused] = useState(false);
  return (
    <FormControl error={refused}>
      <InputLabel
        htmlFor={id}
        sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, fontWeight: 500, color: 'text.secondary' }}
      >
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        multiline
        rows={6}
        value={value}
        onChange={({ target }) => {
          setRefused(target.value.length > mostPasted);
          if (target.value.length <= mostPasted) onChange(target.value);
        }}
        inputProps={{
          autoComplete: 'off',
          autoCapitalize: 'characters',
          autoCorrect: 'off',
          spellCheck: false,
          // Codes run from the left whatever stands among them, one a line.
          dir: 'ltr',
          wrap: 'off',
          'aria-describedby': `${id}-note ${id}-message`,
        }}
        sx={{
          p: 0,
          '& textarea': { px: 1.5, py: 1, resize: 'vertical', overflow: 'auto', fontSize: { md: '0.875rem' } },
        }}
      />
      <FormHelperText id={`${id}-note`} error={false} sx={{ fontSize: '0.75rem', lineHeight: 4 / 3 }}>
        {note}
      </FormHelperText>
      <FormHelperText
        id={`${id}-message`}
        aria-live="polite"
        sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, '&:empty': { position: 'absolute' } }}
      >
        {refused && tooMuch}
      </FormHelperText>
    </FormControl>
  );
}
