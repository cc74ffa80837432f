import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Box from '@mui/material/Box';

import { outOfSight } from '~/components/shell/outOfSight';
import type { Option } from '~/domain/shared/options';

export type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/**
 * One filter of several: its name and its choice in one button. The first choice is to have none; beside others it is
 * heard and not seen, so that what is filtered by stands out.
 */
export function FilterSelect<Value extends string>({ label, value, options, onChange }: FilterSelectProps<Value>) {
  // An address may ask for what the rows do not hold, or not yet: that is still what is filtered by.
  const offered = options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
  const isOn = value !== options[0]?.value;
  return (
    <Select
      value={value}
      onChange={({ target }) => {
        const chosen = offered.find((option) => option.value === target.value);
        if (chosen) onChange(chosen.value);
      }}
      inputProps={{ 'aria-label': label }}
      renderValue={(chosen) => (
        <>
          <Box component="span" sx={isOn ? {} : { color: { xs: 'text.secondary', md: 'inherit' } }}>
            {label}
          </Box>
          <Box component="span" sx={isOn ? {} : (theme) => ({ [theme.breakpoints.up('md')]: outOfSight })}>
            {': '}
            {offered.find((option) => option.value === chosen)?.label}
          </Box>
        </>
      )}
      sx={{
        ...(isOn ? chosenStyle : {}),
        flex: { xs: '1 1 auto', md: '0 1 auto' },
        minInlineSize: 0,
        maxInlineSize: '100%',
        minHeight: { xs: 44, lg: 40 },
        '&& .MuiSelect-select': {
          // The button is as high as its frame.
          minHeight: { xs: 44, lg: 40 },
          boxSizing: 'border-box',
          paddingBlock: { xs: '12px', lg: '10px' },
          paddingInline: '12px 30px',
          fontWeight: isOn ? 600 : 500,
          fontSize: '0.875rem',
          lineHeight: 20 / 14,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
      }}
    >
      {offered.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}

const chosenStyle = {
  backgroundColor: 'tone.primarySoft',
  color: 'primary.main',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.main' },
  '& .MuiSelect-icon': { color: 'inherit' },
} as const;
