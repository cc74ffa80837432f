import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectProps } from '@mui/material/Select';
import ChevronIcon from 'lucide-react/icons/chevron-down';

import type { Option } from '~/domain/selectOptions';

import { Field } from '../Field/Field';
import type { FieldOptions } from '../Field/Field';

export type SelectFieldProps<Value extends string> = FieldOptions &
  Pick<SelectProps, 'name' | 'inputRef'> & {
    value: Value;
    /** The options. If the field is optional, add an option with the value '', such as 'No partner'. */
    options: readonly Option<Value>[];
    onChange: (value: Value) => void;
    onBlur?: () => void;
    /** Text that is shown while `value` is not the value of an option. */
    placeholder?: string;
  };

/** MUI's Select with a label, errors and helper text. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, value, inputRef, options, onChange, onBlur, placeholder = '', ...fieldProps } = props;
  return (
    <Field {...fieldProps} labelledWith="labelId">
      {({ labelId, describedBy }) => (
        <Select<string>
          labelId={labelId}
          {...(name ? { name } : {})}
          value={value}
          inputRef={inputRef}
          displayEmpty
          IconComponent={ChevronIcon}
          renderValue={(selectedValue) =>
            options.find((option) => option.value === selectedValue)?.label ?? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {placeholder}
              </Box>
            )
          }
          {...(onBlur ? { onBlur } : {})}
          onChange={({ target }) => {
            const chosenOption = options.find((option) => option.value === target.value);
            if (chosenOption) onChange(chosenOption.value);
          }}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          sx={{ '&& .MuiSelect-select': wrapTextStyles }}
        >
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value} sx={wrapTextStyles}>
              {option.label}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );
}

/**
 * Wraps long options instead of truncating them, since two options may differ only at the end. With `plaintext`, an
 * Arabic option is aligned to the right.
 */
const wrapTextStyles = { whiteSpace: 'normal', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' };
