import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputAdornment from '@mui/material/InputAdornment';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';

import type { Limits } from '~/domain/printing/settings/limits';
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
  /** What is wrong with the value beside others, though it is within its limits, and how to mend it here. */
  fault?: string | undefined;
};

/** Width in px of a field that shows its note beside four digits. */
const roomForNote = 128;

/** A measure with its unit in the frame. Commas and Arabic digits are understood. */
export function NumberField({ label, value, limits, onChange, step = 0.5, note, fault }: NumberFieldProps) {
  const id = useId();
  const number = useTypedNumber({ value, limits, onChange });
  const error = number.complaint ?? fault;
  const message = error ?? number.notice;

  function stepByKey(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    number.step(direction * step * (event.shiftKey ? 10 : 1));
  }

  return (
    <FormControl error={error !== undefined} sx={{ alignContent: 'start', containerType: 'inline-size' }}>
      <InputLabel
        htmlFor={id}
        sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, fontWeight: 500, color: 'text.secondary' }}
      >
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        value={number.text}
        onBlur={number.leave}
        onKeyDown={stepByKey}
        inputProps={{
          ...number.typing,
          inputMode: 'decimal',
          autoComplete: 'off',
          'aria-describedby': `${id}-message`,
        }}
        endAdornment={<Units unit={limits.unit} note={note} />}
        sx={{
          minHeight: { xs: sizes.field, lg: sizes.control },
          paddingInlineEnd: 1.25,
          '& input': { paddingBlock: 1, paddingInlineEnd: 0.5, fontSize: { md: '0.875rem' }, fontWeight: 500 },
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

function Units({ unit, note }: { unit: string; note: string | undefined }) {
  return (
    <InputAdornment
      position="end"
      disableTypography
      sx={{ gap: 0.75, marginInlineStart: 0, typography: 'body2', color: 'tone.muted' }}
    >
      {unit}
      {note && (
        <Box
          component="span"
          sx={{
            display: 'none',
            [`@container (min-width: ${roomForNote}px)`]: { display: 'inline' },
            paddingInlineStart: 0.75,
            borderInlineStart: '1px solid',
            borderColor: 'tone.line',
            whiteSpace: 'nowrap',
          }}
        >
          {note}
        </Box>
      )}
    </InputAdornment>
  );
}
