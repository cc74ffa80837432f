import Box from '@mui/material/Box';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { radii, sizes } from '~/components/theme/tokens';

import { RadioCard } from '../RadioCard/RadioCard';

export type SegmentedControlProps<Value extends string> = {
  /** Accessible name, which is not visible. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
  /** True if each segment is as wide as its label, which suits filters. */
  isFitted?: boolean;
};

/**
 * Two to five radio buttons side by side in one frame. With `isFitted`, each segment is as wide as its label. Without
 * it, the segments have equal widths, except that a long label widens its segment. The checked segment has a pale
 * background and a thin outline, since a solid colour would compete with the primary button of the page.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, options, value, onChange, isFitted = false } = props;
  const name = useId();
  return (
    <Box role="radiogroup" aria-label={label} sx={createFrameStyles(isFitted)}>
      {options.map((option) => (
        <RadioCard
          key={option.value}
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          sx={createSegmentStyles(isFitted)}
        >
          {option.label}
        </RadioCard>
      ))}
    </Box>
  );
}

const createFrameStyles = (isFitted: boolean) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: isFitted ? 'auto' : 'minmax(min-content, 1fr)',
  gap: 0.25,
  padding: 0.25,
  border: '1px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.field',
});

const createSegmentStyles = (isFitted: boolean) => ({
  typography: 'body2',
  display: 'grid',
  placeItems: 'center',
  minHeight: { xs: sizes.field - 6, lg: sizes.control - 6 },
  paddingInline: isFitted ? 1.5 : 0.5,
  borderRadius: `${radii.control - 2}px`,
  textAlign: 'center' as const,
  fontWeight: 500,
  color: 'text.secondary',
  '&:hover': { bgcolor: 'tone.hover' },
  '&:has(:checked)': {
    bgcolor: 'tone.primarySoft',
    color: 'primary.main',
    outline: '1.5px solid',
    outlineOffset: '-1.5px',
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '3px' },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid' } },
});
