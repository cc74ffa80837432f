import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { LazySelect } from '~/components/inputs/LazySelect/LazySelect';
import type { Option } from '~/domain/selectOptions';

export type FilterSelectProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly Option<Value>[];
  onChange: (value: Value) => void;
};

/**
 * Select that filters a list. Its first option means that the filter is inactive. The select shows label and value on
 * one line. From `md` on, an active filter shows its value below the label instead, so that the width stays the same.
 */
export function FilterSelect<Value extends string>({ label, value, options, onChange }: FilterSelectProps<Value>) {
  // A value from the search params may be missing in `options`, which can depend on rows that are still loading.
  const allOptions = options.some((option) => option.value === value) ? options : [...options, { value, label: value }];
  const isActive = value !== options[0]?.value;
  return (
    <LazySelect
      label={label}
      value={value}
      options={allOptions}
      onChange={onChange}
      renderValue={(selected) => {
        const text = allOptions.find((option) => option.value === selected)?.label;
        if (!isActive)
          return (
            <Box component="span" sx={inactiveStyles}>
              {label}: <span>{text}</span>
            </Box>
          );
        return (
          <>
            <Box component="span" sx={activeLabelStyles}>
              {label}
            </Box>
            <Box component="span" sx={visuallyHiddenFromMd}>
              {': '}
            </Box>
            <Box component="span" title={text} sx={valueStyles}>
              {text}
            </Box>
          </>
        );
      }}
      sx={[selectStyles, createFixedWidthStyles(label, options), isActive && activeStyles]}
    />
  );
}

/** Maximum width of the text of an inactive filter, such as 'Status: All'. Longer texts wrap to two lines. */
const maxInactiveWidth = '15rem';
/** Maximum width of the value of an active filter. Longer values are cut off. */
const maxValueWidth = '11rem';

const visuallyHiddenFromMd = (theme: Theme) => ({ [theme.breakpoints.up('md')]: visuallyHidden });

const selectStyles = {
  flex: { xs: '1 1 auto', md: 'none' },
  minInlineSize: 0,
  maxInlineSize: '100%',
  minHeight: { xs: 44, lg: 40 },
  '&& .MuiSelect-select': {
    display: { md: 'grid' },
    alignContent: 'center',
    minHeight: { xs: 44, lg: 40 },
    boxSizing: 'border-box',
    paddingBlock: { xs: '12px', md: '1px' },
    paddingInlineStart: { xs: '12px', md: '10px' },
    fontWeight: 500,
    fontSize: '0.875rem',
    lineHeight: { xs: 20 / 14, md: 18 / 14 },
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
} as const;

const inactiveStyles = {
  maxInlineSize: { md: maxInactiveWidth },
  color: 'text.secondary',
  '& span': { color: 'text.primary' },
} as const;

const activeLabelStyles = { fontSize: { md: '0.6875rem' }, lineHeight: { md: 14 / 11 } } as const;

const valueStyles = {
  fontWeight: 600,
  fontSize: { md: '0.8125rem' },
  lineHeight: { md: 16 / 13 },
  maxInlineSize: { md: maxValueWidth },
  whiteSpace: { md: 'nowrap' },
  overflow: 'hidden',
  textOverflow: 'ellipsis',
} as const;

/**
 * Returns styles that reserve space for the text of the inactive filter and for the longest option, with invisible
 * pseudo-elements, so that the select keeps its width when its value changes.
 */
function createFixedWidthStyles(label: string, options: readonly Option[]) {
  const longestLabel = options.reduce(
    (longest, { label: optionLabel }) => (optionLabel.length > longest.length ? optionLabel : longest),
    '',
  );
  const invisibleStyles = { blockSize: 0, overflow: 'hidden', visibility: 'hidden' } as const;
  return (theme: Theme) => ({
    [theme.breakpoints.up('md')]: {
      '& .MuiSelect-select::before': {
        ...invisibleStyles,
        content: JSON.stringify(`${label}: ${options[0]?.label ?? ''}`),
        maxInlineSize: maxInactiveWidth,
      },
      '& .MuiSelect-select::after': {
        ...invisibleStyles,
        content: JSON.stringify(longestLabel),
        maxInlineSize: maxValueWidth,
        fontWeight: 600,
        fontSize: '0.8125rem',
        whiteSpace: 'nowrap',
      },
    },
  });
}

const activeStyles = {
  backgroundColor: 'tone.primarySoft',
  color: 'primary.main',
  '& .MuiOutlinedInput-notchedOutline': { borderColor: 'primary.main' },
  '& .MuiSelect-icon': { color: 'inherit' },
} as const;
