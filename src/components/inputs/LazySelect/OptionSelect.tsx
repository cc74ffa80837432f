import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

export type OptionSelectProps<Value extends string | number> = {
  /** Accessible name. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Returns the content of the closed select. */
  renderValue: (value: Value) => ReactNode;
  sx: SxProps<Theme>;
  autoFocus?: boolean;
  defaultOpen?: boolean;
};

/** MUI's Select with an item for each option. */
export function OptionSelect<Value extends string | number>({
  label,
  options,
  onChange,
  ...rest
}: OptionSelectProps<Value>) {
  return (
    <Select
      displayEmpty
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => {
        const option = options.find(({ value }) => value === target.value);
        if (option) onChange(option.value);
      }}
      {...rest}
    >
      {options.map(({ value, label: text }) => (
        <MenuItem key={value} value={value}>
          {text}
        </MenuItem>
      ))}
    </Select>
  );
}
