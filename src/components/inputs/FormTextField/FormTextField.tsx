import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldPath, FieldValues } from 'react-hook-form';

import { unreadableEntry } from '~/domain/text/entrySchemas';

import { FieldLabel } from '../FieldLabel/FieldLabel';
import { FieldMessage } from '../FieldMessage/FieldMessage';

export type FormTextFieldProps<Values extends FieldValues> = {
  name: FieldPath<Values>;
  label: ReactNode;
  /** Follows the label in a quieter voice and is part of the field's name: whom it is for, or that it is optional. */
  labelNote?: string;
  /** Stands at the other end of the label's row and is not part of the field's name. */
  aside?: ReactNode;
  /** Help under the field, announced when it changes; an empty text keeps the place of one that may come. */
  hint?: string;
  /** What of a typed or pasted text is taken. */
  clean?: (text: string) => string;
} & Pick<OutlinedInputProps, 'type' | 'autoComplete' | 'disabled' | 'endAdornment' | 'slotProps' | 'multiline'> &
  Pick<OutlinedInputProps, 'minRows' | 'onKeyDown' | 'onKeyUp' | 'sx'>;

/** A text field of the surrounding form, with its label above it and its message under it. */
export function FormTextField<Values extends FieldValues>({
  name,
  label,
  labelNote,
  aside,
  hint,
  clean = (text) => text,
  onKeyUp,
  ...input
}: FormTextFieldProps<Values>) {
  const id = useId();
  const { clearErrors } = useFormContext<Values>();
  const { field, fieldState, formState } = useController<Values>({ name });
  const message = fieldState.error?.message;
  const take = (element: HTMLInputElement | HTMLTextAreaElement) => {
    field.onChange(element.validity.badInput ? unreadableEntry : clean(element.value));
    clearErrors(name);
  };
  // A browser's field for dates tells of no change for as long as there is no date in it.
  const noticeUnreadable = (element: HTMLInputElement | HTMLTextAreaElement) => {
    if (element.validity.badInput !== (field.value === unreadableEntry)) take(element);
  };
  const descriptions = [message && `${id}-message`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth error={fieldState.invalid} sx={inItsOwnDirection}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1.5 }}>
        <FieldLabel htmlFor={id} note={labelNote}>
          {label}
        </FieldLabel>
        {aside}
      </Box>
      <OutlinedInput
        {...input}
        id={id}
        name={field.name}
        value={field.value === unreadableEntry ? '' : field.value}
        inputRef={field.ref}
        onChange={({ target }) => take(target)}
        onKeyUp={(event) => {
          if (isEntry(event.target)) noticeUnreadable(event.target);
          onKeyUp?.(event);
        }}
        onBlur={({ target }) => {
          noticeUnreadable(target);
          field.onBlur();
        }}
        {...(descriptions ? { 'aria-describedby': descriptions } : {})}
      />
      {message && (
        // A new element at each attempt: the same message is said again to whoever does not see that it stayed.
        <FieldMessage key={formState.submitCount} id={`${id}-message`}>
          {message}
        </FieldMessage>
      )}
      {hint !== undefined && (
        // Empty, it takes no row of the field's grid.
        <FormHelperText id={`${id}-hint`} role="status" error={false} sx={{ '&:empty': { position: 'absolute' } }}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** A name in Arabic reads from the right, with its numbers and brackets where they belong. */
const inItsOwnDirection = { '& input, & textarea': { unicodeBidi: 'plaintext' } };

const isEntry = (element: EventTarget): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
