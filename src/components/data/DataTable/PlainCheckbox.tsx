import type { ChangeEvent, RefObject } from 'react';

import { constantStyled } from '~/components/theme/constantStyled';
import { radii } from '~/components/theme/tokens';

const Frame = constantStyled('span', (theme) => ({
  display: 'inline-flex',
  position: 'relative',
  padding: 9,
  borderRadius: radii.control,
  color: theme.vars.palette.text.secondary,
  fontSize: '1.5rem',
  verticalAlign: 'middle',
  // Prevents a click with Shift from selecting text.
  userSelect: 'none',
  '@media (hover: hover)': {
    '&:hover': {
      backgroundColor: theme.alpha(theme.vars.palette.primary.main, theme.vars.palette.action.hoverOpacity),
    },
  },
  '& input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'pointer',
  },
  '& svg': { inlineSize: '1em', blockSize: '1em', fill: 'currentColor' },
  '& :is(:checked, :indeterminate) + svg': { color: theme.vars.palette.primary.main },
  '& :focus-visible + svg': {
    borderRadius: radii.control - 3,
    outline: `2px solid ${theme.vars.palette.primary.main}`,
    outlineOffset: 3,
  },
}));

/** The icons of MUI's `Checkbox`. */
const paths = {
  checked:
    'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z',
  unchecked: 'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z',
  mixed: 'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2zm-2 10H7v-2h10v2z',
};

export type PlainCheckboxProps = {
  /** Accessible name; undefined inside a label. */
  label: string | undefined;
  state: 'checked' | 'unchecked' | 'mixed';
  inputRef?: RefObject<HTMLInputElement | null>;
  onChange: (isChecked: boolean, event: ChangeEvent<HTMLInputElement>) => void;
};

/** Looks like MUI's `Checkbox`, which takes too long to render by the hundred. */
export function PlainCheckbox({ label, state, inputRef, onChange }: PlainCheckboxProps) {
  return (
    <Frame>
      <input
        type="checkbox"
        aria-label={label}
        checked={state === 'checked'}
        ref={(input) => {
          if (input) input.indeterminate = state === 'mixed';
          if (inputRef) inputRef.current = input;
        }}
        onChange={(event) => onChange(event.target.checked, event)}
      />
      <svg viewBox="0 0 24 24" aria-hidden>
        <path d={paths[state]} />
      </svg>
    </Frame>
  );
}
