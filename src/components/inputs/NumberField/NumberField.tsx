import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import type { Limits } from '~/domain/printing/limits';
import { sizes } from '~/components/theme/tokens';

import { useTypedNumber } from './useTypedNumber';

export type NumberFieldProps = {
  label: string;
  value: number;
  limits: Limits;
  onChange: (value: number) => void;
  /** What an arrow key adds or takes; with Shift ten times as much. */
  step?: number;
  /** The same value in another unit, behind the unit. */
  note?: string;
};

/** A measure with its unit in the frame. Commas and Arabic digits are understood. */
export function NumberField({ label, value, limits, onChange, step = 0.5, note }: NumberFieldProps) {
  const id = useId();
  const number = useTypedNumber({ value, limits, onChange });
  const message = number.complaint ?? number.notice;

  function stepByKey(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    number.step(direction * step * (event.shiftKey ? 10 : 1));
  }

  return (
    <FormControl error={number.complaint !== undefined} sx={{ alignContent: 'start' }}>
      <InputLabel htmlFor={id} sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, fontWeight: 500 }}>
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        value={number.text}
        onChange={({ target }) => number.type(target.value)}
        onBlur={number.leave}
        onKeyDown={stepByKey}
        inputProps={{ inputMode: 'decimal', autoComplete: 'off', 'aria-describedby': `${id}-message` }}
        endAdornment={<Units unit={limits.unit} note={note} />}
        sx={{
          minHeight: { xs: sizes.field, lg: sizes.control },
          paddingInlineEnd: 1.25,
          '& input': { paddingBlock: 1 },
        }}
      />
      <FormHelperText
        id={`${id}-message`}
        aria-live="polite"
        // Out of the flow while empty, but there: a live region speaks only if it stood before its text.
        sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, '&:empty': { position: 'absolute' } }}
      >
        {message}
      </FormHelperText>
    </FormControl>
  );
}

function Units({ unit, note }: { unit: string; note: ReactNode }) {
  return (
    <InputAdornment position="end" disableTypography sx={{ gap: 0.75, typography: 'body2', color: 'tone.muted' }}>
      {unit}
      {note && (
        <InputAdornment
          component="span"
          position="end"
          disableTypography
          sx={{ marginInlineStart: 0, paddingInlineStart: 0.75, borderInlineStart: 1, borderColor: 'tone.line' }}
        >
          {note}
        </InputAdornment>
      )}
    </InputAdornment>
  );
}
