import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { radii, sizes } from '~/components/theme/tokens';

import { RadioCard } from '../RadioCard/RadioCard';

type Emphasis = 'strong' | 'soft';

export type SegmentedControlProps<Value extends string> = {
  /** Accessible name, which is not visible. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** 'soft' is for filters: the checked segment is tinted and not filled; segments are as wide as their labels. */
  emphasis?: Emphasis;
};

/** Two to five radio buttons side by side in one frame. They have the same width if their labels fit. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, emphasis = 'strong' } = props;
  const name = useId();
  return (
    <Box role="radiogroup" aria-label={label} sx={frameStyles(emphasis)}>
      {options.map((option) => (
        <RadioCard
          key={option.value}
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          sx={segmentStyles(emphasis)}
        >
          {option.label}
        </RadioCard>
      ))}
    </Box>
  );
}

const frameStyles = (emphasis: Emphasis) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: emphasis === 'soft' ? 'auto' : 'minmax(min-content, 1fr)',
  gap: '2px',
  padding: '2px',
  border: '1px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.field',
});

const segmentStyles = (emphasis: Emphasis) => ({
  typography: 'body2',
  display: 'grid',
  placeItems: 'center',
  minHeight: { xs: sizes.field - 6, lg: sizes.control - 6 },
  paddingInline: emphasis === 'soft' ? '12px' : '4px',
  borderRadius: `${radii.control - 2}px`,
  textAlign: 'center' as const,
  fontWeight: 500,
  color: emphasis === 'soft' ? 'text.secondary' : 'text.primary',
  '&:hover': { bgcolor: 'tone.hover' },
  '&:has(:checked)': {
    bgcolor: emphasis === 'soft' ? 'tone.primarySoft' : 'primary.main',
    color: emphasis === 'soft' ? 'primary.main' : 'primary.contrastText',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '3px' },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid' } },
});
