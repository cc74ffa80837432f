import { useState } from 'react';

import { TextField } from '~/components/inputs/TextField/TextField';
import { formatCount } from '~/domain/number/amounts';
import { maxPastedLength } from '~/domain/printing/settings/limits';

export type CodeListFieldProps = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Text below the field that tells the user how to separate the codes. */
  helperText: string;
};

const tooLongError = `You can paste up to ${formatCount(maxPastedLength)} characters. Save your codes as a file and upload that.`;

/**
 * Text field for many codes. Typing in a very long text would be slow, so the field rejects a text with more than
 * `maxPastedLength` characters, and shows an error.
 */
export function CodeListField({ label, value, onChange, helperText }: CodeListFieldProps) {
  const [isTooLong, setIsTooLong] = useState(false);
  return (
    <TextField
      label={label}
      size="small"
      value={value}
      onChange={(text) => {
        setIsTooLong(text.length > maxPastedLength);
        if (text.length <= maxPastedLength) onChange(text);
      }}
      helperText={helperText}
      liveError={isTooLong ? tooLongError : undefined}
      multiline
      rows={6}
      autoComplete="off"
      slotProps={{
        input: { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false, dir: 'ltr' },
      }}
      sx={{
        '& .MuiOutlinedInput-root': { p: 0 },
        '& .MuiOutlinedInput-root textarea': {
          px: 1.5,
          py: 1,
          resize: 'vertical',
          overflow: 'auto',
          whiteSpace: 'pre',
          fontWeight: 400,
          // Overrides `plaintext` of TextField, so that codes are left to right, whatever their first letter is.
          unicodeBidi: 'normal',
        },
      }}
    />
  );
}
