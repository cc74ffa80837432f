import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ChangeEvent, FocusEvent } from 'react';

import { Field } from '../Field/Field';
import type { FieldOptions } from '../Field/Field';

type InputElement = HTMLInputElement | HTMLTextAreaElement;

export type TextFieldProps = FieldOptions &
  Pick<OutlinedInputProps, 'name' | 'type' | 'autoComplete' | 'multiline' | 'rows' | 'slotProps' | 'inputRef'> &
  Pick<OutlinedInputProps, 'startAdornment' | 'endAdornment' | 'onKeyDown' | 'onKeyUp'> & {
    value: string;
    sx?: Exclude<SxProps<Theme>, readonly unknown[]>;
    onChange?: (value: string, event: ChangeEvent<InputElement>) => void;
    onBlur?: (event: FocusEvent<InputElement>) => void;
  };

/** MUI's OutlinedInput with a label, errors and helper text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    labelNote,
    labelAdornment,
    helperText,
    error,
    attempt,
    liveError,
    size,
    disabled,
    sx = {},
    onChange,
    ...inputProps
  } = props;
  const fieldOptions = { label, labelNote, labelAdornment, helperText, error, attempt, liveError };
  return (
    <Field
      {...fieldOptions}
      {...(size ? { size } : {})}
      {...(disabled ? { disabled } : {})}
      sx={[textDirectionStyles, sx]}
    >
      {({ id, describedBy }) => (
        <OutlinedInput
          {...inputProps}
          id={id}
          onChange={(event) => onChange?.(event.target.value, event)}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        />
      )}
    </Field>
  );
}

/** With `plaintext`, the first letter decides the direction of the text: an Arabic name starts at the right. */
const textDirectionStyles = { '& input, & textarea': { unicodeBidi: 'plaintext' } };
