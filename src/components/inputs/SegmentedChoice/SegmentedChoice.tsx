import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { radii, sizes } from '~/components/theme/tokens';

export type SegmentedChoiceProps<Value extends string> = {
  /** Says what is chosen; heard, not seen. */
  label: string;
  options: readonly { value: Value; label: ReactNode }[];
  value: Value;
  onChange: (value: Value) => void;
};

const Frame = styled('div')(({ theme }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: 2,
  padding: 2,
  border: `1px solid ${theme.vars.palette.tone.fieldLine}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.tone.field,
}));

const Segment = styled('label')(({ theme }) => ({
  ...theme.typography.body2,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: sizes.field - 6,
  paddingInline: 4,
  borderRadius: radii.control - 2,
  textAlign: 'center',
  fontWeight: 500,
  color: theme.vars.palette.text.primary,
  cursor: 'pointer',
  [theme.breakpoints.up('lg')]: { minHeight: sizes.control - 6 },
  '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
  '&:has(:checked)': {
    backgroundColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontWeight: 600,
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 3 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid' } },
}));

/** A choice of two to four, all in sight. */
export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <Frame role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </Segment>
      ))}
    </Frame>
  );
}
