import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import ChevronIcon from 'lucide-react/icons/chevron-down';
import { useId } from 'react';

import { sizes } from '~/components/theme/tokens';
import type { Option } from '~/domain/options';

export type SelectFieldProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/** One of several with its label above, as dense as the number fields beside it. */
export function SelectField<Value extends string>({ label, value, options, onChange }: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FormControl sx={{ minWidth: 0 }}>
      <InputLabel
        id={id}
        shrink
        sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, fontWeight: 500, color: 'text.secondary' }}
      >
        {label}
      </InputLabel>
      <Select<Value>
        labelId={id}
        value={value}
        // An option may stand for none, and its words are read as those of the others.
        displayEmpty
        IconComponent={ChevronIcon}
        onChange={({ target }) => {
          const chosen = options.find((option) => option.value === target.value);
          if (chosen) onChange(chosen.value);
        }}
        sx={{
          minHeight: { xs: sizes.field, lg: sizes.control },
          '&& .MuiSelect-select': { paddingBlock: 1, fontSize: { md: '0.875rem' }, fontWeight: 500 },
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
