import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SelectProps } from '@mui/material/Select';
import ChevronIcon from 'lucide-react/icons/chevron-down';

import type { Option } from '~/domain/options';

import { Field } from '../Field/Field';
import type { FieldOptions } from '../Field/Field';

export type SelectFieldProps<Value extends string> = FieldOptions &
  Pick<SelectProps, 'name' | 'inputRef'> & {
    value: Value;
    /** An optional field has an option with an empty value, which says so. */
    options: readonly Option<Value>[];
    onChange: (value: Value) => void;
    onBlur?: () => void;
    /** Shown while no option has the value. */
    placeholder?: string;
  };

/** A labelled select. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { name, value, inputRef, options, onChange, onBlur, placeholder = '', ...field } = props;
  return (
    <Field {...field} labelledWith="labelId">
      {({ labelId, describedBy }) => (
        <Select<string>
          labelId={labelId}
          {...(name ? { name } : {})}
          value={value}
          inputRef={inputRef}
          displayEmpty
          IconComponent={ChevronIcon}
          renderValue={(shown) =>
            options.find((option) => option.value === shown)?.label ?? (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {placeholder}
              </Box>
            )
          }
          {...(onBlur ? { onBlur } : {})}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          sx={{ '&& .MuiSelect-select': wrapText }}
        >
          {options.map((option) => (
            <MenuItem key={option.value} value={option.value} sx={wrapText}>
              {option.label}
            </MenuItem>
          ))}
        </Select>
      )}
    </Field>
  );
}

/** Long names differ in their ends, so they wrap. Each reads in its own direction. */
const wrapText = { whiteSpace: 'normal', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' };
