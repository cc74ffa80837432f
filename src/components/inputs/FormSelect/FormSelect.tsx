import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ChevronIcon from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import type { Option } from '~/domain/options';

import { FieldLabel } from '../FieldLabel/FieldLabel';
import { FieldMessage } from '../FieldMessage/FieldMessage';
import type { FormTextFieldProps } from '../FormTextField/FormTextField';

export type FormSelectProps<Values extends FieldValues> = Pick<
  FormTextFieldProps<Values>,
  'name' | 'label' | 'labelNote' | 'hint' | 'disabled'
> & {
  /** Where nothing may be chosen, one of them has an empty value and says so. */
  options: readonly Option[];
  /** Stands in the field while nothing is chosen. */
  placeholder?: string;
};

/** One of several, for a field of the surrounding form that holds the chosen value or an empty text. */
export function FormSelect<Values extends FieldValues>({
  name,
  label,
  labelNote,
  hint,
  disabled = false,
  options,
  placeholder = '',
}: FormSelectProps<Values>) {
  const id = useId();
  const { clearErrors } = useFormContext<Values>();
  const { field, fieldState } = useController<Values>({ name });
  const message = fieldState.error?.message;
  const descriptions = [message && `${id}-message`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return (
    <FormControl fullWidth error={fieldState.invalid} disabled={disabled}>
      <FieldLabel id={`${id}-label`} note={labelNote}>
        {label}
      </FieldLabel>
      <Select<string>
        labelId={`${id}-label`}
        name={field.name}
        value={field.value}
        inputRef={field.ref}
        displayEmpty
        IconComponent={ChevronIcon}
        renderValue={(value) =>
          options.find((option) => option.value === value)?.label ?? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {placeholder}
            </Box>
          )
        }
        onBlur={field.onBlur}
        onChange={(event) => {
          field.onChange(event.target.value);
          clearErrors(name);
        }}
        {...(descriptions ? { 'aria-describedby': descriptions } : {})}
        sx={{ '&& .MuiSelect-select': wholeText }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value} sx={wholeText}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
      {message && <FieldMessage id={`${id}-message`}>{message}</FieldMessage>}
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** Names are told apart by their ends as well, and each reads in its own direction. */
const wholeText = { whiteSpace: 'normal', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' };
