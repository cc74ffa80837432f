import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { Theme } from '@mui/material/styles';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import type { Option } from '~/domain/options';

export type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/**
 * One filter of several: its name and, once something is chosen, the choice under it, so that the filters stand where
 * they stood. On a sheet of a phone both are in one line. The first choice is to have none.
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
      renderValue={(chosen) => {
        const words = offered.find((option) => option.value === chosen)?.label;
        return (
          <>
            <Box component="span" sx={isOn ? chosenNameStyle : nameStyle}>
              {label}
            </Box>
            <Box component="span" sx={visuallyHiddenFromMd}>
              {': '}
            </Box>
            <Box component="span" {...(isOn ? { title: words, sx: choiceStyle } : { sx: visuallyHiddenFromMd })}>
              {words}
            </Box>
          </>
        );
      }}
      sx={[selectStyle, roomFor(label, options), isOn && chosenStyle]}
    >
      {offered.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </Select>
  );
}

/** Beside the search, a name of several words is two lines from here on, and a choice is cut off. */
const widestName = '8.25rem';
const widestChoice = '11rem';

const visuallyHiddenFromMd = (theme: Theme) => ({ [theme.breakpoints.up('md')]: visuallyHidden });

const selectStyle = {
  flex: { xs: '1 1 auto', md: 'none' },
  minInlineSize: 0,
  maxInlineSize: '100%',
  minHeight: { xs: 44, lg: 40 },
  '& .MuiSelect-icon': { insetInlineEnd: { md: 8 } },
  '&& .MuiSelect-select': {
    display: { md: 'grid' },
    alignContent: 'center',
    // The button is as high as its frame.
    minHeight: { xs: 44, lg: 40 },
    boxSizing: 'border-box',
    paddingBlock: { xs: '12px', md: '1px' },
    paddingInlineStart: '12px',
    // Closer to the icon than in a form, so that six stand beside a search; no selector outdoes the theme's own.
    paddingInlineEnd: { md: '1.75rem !important' },
    fontWeight: 500,
    fontSize: '0.875rem',
    lineHeight: { xs: 20 / 14, md: 18 / 14 },
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
} as const;

const nameStyle = { maxInlineSize: { md: widestName }, color: { xs: 'text.secondary', md: 'inherit' } } as const;

const chosenNameStyle = { fontSize: { md: '0.6875rem' }, lineHeight: { md: 14 / 11 } } as const;

const choiceStyle = {
  fontWeight: 600,
  fontSize: { md: '0.8125rem' },
  lineHeight: { md: 16 / 13 },
  maxInlineSize: { md: widestChoice },
  whiteSpace: { md: 'nowrap' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/** As wide as its name and its longest choice, whatever is chosen: neither is drawn, both take their width. */
function roomFor(label: string, options: readonly Option[]) {
  const longest = options.reduce((last, { label: next }) => (next.length > last.length ? next : last), '');
  const unseen = { blockSize: 0, overflow: 'hidden', visibility: 'hidden' } as const;
  return (theme: Theme) => ({
    [theme.breakpoints.up('md')]: {
      '& .MuiSelect-select::before': { ...unseen, content: JSON.stringify(label), maxInlineSize: widestName },
      '& .MuiSelect-select::after': {
        ...unseen,
        content: JSON.stringify(longest),
        maxInlineSize: widestChoice,
        fontWeight: 600,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
      },
    },
  });
}

const chosenStyle = {
  backgroundColor: 'tone.primarySoft',
  color: 'primary.main',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.main' },
  '& .MuiSelect-icon': { color: 'inherit' },
} as const;
