import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { KeyboardEvent } from 'react';

import { sizes } from '~/components/theme/tokens';
import type { Limits } from '~/domain/printing/settings/limits';

import { useTypedNumber } from '../NumberField/useTypedNumber';

export type QuantityFieldProps = {
  label: string;
  value: number;
  limits: Limits;
  onChange: (value: number) => void;
};

/** A whole number in one row with its label, and a step down and up. */
export function QuantityField({ label, value, limits, onChange }: QuantityFieldProps) {
  const id = useId();
  const number = useTypedNumber({ value, limits, onChange });

  function stepByKey(event: KeyboardEvent) {
    const direction = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (direction === undefined) return;
    event.preventDefault();
    number.step(direction * (event.shiftKey ? 10 : 1));
  }

  const stepper = (name: string, by: number, Icon: LucideIcon, end: number) => (
    <IconButton
      aria-label={`${name}: ${label}`}
      onClick={() => number.step(by)}
      disabled={value === end}
      sx={{
        '&&': { width: { xs: sizes.controlTouch, lg: sizes.control }, height: 'auto' },
        borderRadius: 0,
        '&:focus-visible': { outlineOffset: -3 },
      }}
    >
      <Icon size={16} />
    </IconButton>
  );

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ color: 'text.primary' }}>
          {label}
        </Typography>
        <Box
          sx={{
            display: 'flex',
            minHeight: { xs: sizes.field, lg: sizes.control },
            border: 1,
            borderColor: number.complaint ? 'error.main' : 'tone.fieldLine',
            borderRadius: 1,
            bgcolor: 'tone.field',
            overflow: 'hidden',
            '&:has(input:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
          }}
        >
          {stepper('One less', -1, MinusIcon, limits.min)}
          <InputBase
            id={id}
            value={number.text}
            error={number.complaint !== undefined}
            onBlur={number.leave}
            onKeyDown={stepByKey}
            inputProps={{
              ...number.typing,
              inputMode: 'numeric',
              autoComplete: 'off',
              'aria-describedby': `${id}-message`,
            }}
            sx={{
              width: 64,
              fontVariantNumeric: 'tabular-nums',
              '& input': { textAlign: 'center', fontWeight: 600, '&:focus-visible': { outline: 'none' } },
            }}
          />
          {stepper('One more', 1, PlusIcon, limits.max)}
        </Box>
      </Box>
      <Typography
        id={`${id}-message`}
        aria-live="polite"
        variant="caption"
        component="p"
        sx={{ color: number.complaint ? 'error.main' : 'text.secondary', '&:empty': { position: 'absolute' } }}
      >
        {number.complaint ?? number.notice}
      </Typography>
    </div>
  );
}
