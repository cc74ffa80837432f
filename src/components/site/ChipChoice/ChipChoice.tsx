import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { RadioCard } from '~/components/inputs/RadioCard/RadioCard';
import { motion, radii, sizes } from '~/components/theme/tokens';

import { getDescribedBy } from '../SiteField/describedBy';
import type { FieldMessages } from '../SiteField/describedBy';
import { FieldNotes } from '../SiteField/FieldNotes';
import { labelStyles } from '../SiteField/fieldStyles';

type ChipOption<Value extends string> = { value: Value; label: string; isDisabled?: boolean };

export type ChipChoiceProps<Value extends string> = FieldMessages & {
  legend: string;
  /** True to hide the legend visually, when the surrounding group has the same name. */
  isLegendHidden?: boolean;
  name: string;
  /**
   * By default, the chips wrap. 'oneLine': one line that scrolls horizontally. 'threeColumns': three chips of the same
   * width in a row. 'threeColumnsOnTablets': three columns from `md` to `bar`, otherwise wrapping chips.
   */
  layout?: 'oneLine' | 'threeColumns' | 'threeColumnsOnTablets';
  options: readonly ChipOption<Value>[];
  /** The selected value; '' if nothing is selected. */
  value: Value | '';
  onChange: (value: Value) => void;
  /** A control after the chips, such as a select with further values. */
  children?: ReactNode;
};

/** Radio buttons that look like chips. */
export function ChipChoice<Value extends string>(props: ChipChoiceProps<Value>) {
  const { legend, isLegendHidden = false, name, layout, options, value, onChange, hint, error, children } = props;
  const id = useId();
  return (
    <Box component="fieldset" aria-describedby={getDescribedBy(id, { hint, error })}>
      <Box
        component="legend"
        sx={isLegendHidden ? visuallyHidden : [labelStyles, { padding: 0, marginBlockEnd: 0.75 }]}
      >
        {legend}
      </Box>
      <Box sx={layout ? layoutStyles[layout] : wrappingStyles}>
        {options.map((option) => (
          <RadioCard
            key={option.value}
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled === true}
            onChange={() => onChange(option.value)}
            sx={chipStyles}
          >
            <span>
              <span>{option.label}</span>
            </span>
          </RadioCard>
        ))}
        {children}
      </Box>
      <Box sx={{ marginBlockStart: 0.75 }}>
        <FieldNotes id={id} hint={hint} error={error} />
      </Box>
    </Box>
  );
}

const wrappingStyles = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;

const threeColumnsStyles = { display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' };

/** The padding leaves space for the focus ring of a chip, which the scroll container would clip. */
const oneLineStyles = {
  display: 'flex',
  gap: 1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  p: '4px',
  m: '-4px',
  '& label': { flex: 'none' },
} as const;

const layoutStyles = {
  oneLine: oneLineStyles,
  threeColumns: { ...threeColumnsStyles, gap: 1 },
  threeColumnsOnTablets: {
    ...wrappingStyles,
    display: { xs: 'flex', md: 'grid', bar: 'flex' },
    gridTemplateColumns: threeColumnsStyles.gridTemplateColumns,
    '& input + span': { px: { md: 1, bar: 2 } },
  },
} as const;

const chipStyles = {
  maxWidth: '100%',
  '&:has(:disabled)': { cursor: 'not-allowed' },
  '& input': { scrollMarginBlock: '96px' },
  '& input + span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: 48,
    minHeight: sizes.controlTouch,
    px: 2,
    border: '1px solid',
    borderColor: 'tone.fieldLine',
    borderRadius: `${radii.full}px`,
    bgcolor: 'tone.field',
    color: 'text.primary',
    fontWeight: 500,
    fontVariantNumeric: 'tabular-nums',
    transition: `background-color ${motion.normal}ms ${motion.easing}`,
  },
  '& span span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover input:not(:disabled, :checked) + span': { bgcolor: 'tone.hover' },
  '& input:checked + span': {
    bgcolor: 'primary.main',
    borderColor: 'primary.main',
    color: 'primary.contrastText',
    '@media (forced-colors: active)': { outline: '3px solid' },
  },
  '& input:disabled + span': { bgcolor: 'tone.idleSoft', borderStyle: 'dashed', color: 'text.secondary' },
  '& input:focus-visible + span': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
