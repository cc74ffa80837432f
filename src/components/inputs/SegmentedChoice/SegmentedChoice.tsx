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
  /** A filter is quieter than a setting: its choice is tinted, not filled, and its parts are as wide as their words. */
  emphasis?: 'strong' | 'soft';
};

type Emphasis = { emphasis: 'strong' | 'soft' };

const Frame = styled('div', { shouldForwardProp: (name) => name !== 'emphasis' })<Emphasis>(({ theme, emphasis }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: emphasis === 'soft' ? 'auto' : 'minmax(0, 1fr)',
  gap: 2,
  padding: 2,
  border: `1px solid ${theme.vars.palette.tone.fieldLine}`,
  borderRadius: radii.control,
  backgroundColor: theme.vars.palette.tone.field,
}));

const Segment = styled('label', { shouldForwardProp: (name) => name !== 'emphasis' })<Emphasis>(
  ({ theme, emphasis }) => ({
    ...theme.typography.body2,
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: sizes.field - 6,
    paddingInline: emphasis === 'soft' ? 12 : 4,
    borderRadius: radii.control - 2,
    textAlign: 'center',
    fontWeight: 500,
    color: emphasis === 'soft' ? theme.vars.palette.text.secondary : theme.vars.palette.text.primary,
    cursor: 'pointer',
    [theme.breakpoints.up('lg')]: { minHeight: sizes.control - 6 },
    '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
    '&:has(:checked)': {
      backgroundColor: emphasis === 'soft' ? theme.vars.palette.tone.primarySoft : theme.vars.palette.primary.main,
      color: emphasis === 'soft' ? theme.vars.palette.primary.main : theme.vars.palette.primary.contrastText,
      fontWeight: 600,
    },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 3 },
    '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
    '@media (forced-colors: active)': { '&:has(:checked)': { outline: '2px solid' } },
  }),
);

/** A choice of two to four, all in sight. */
export function SegmentedChoice<Value extends string>({
  label,
  options,
  value,
  onChange,
  emphasis = 'strong',
}: SegmentedChoiceProps<Value>) {
  const name = useId();
  return (
    <Frame emphasis={emphasis} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment emphasis={emphasis} key={option.value}>
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
