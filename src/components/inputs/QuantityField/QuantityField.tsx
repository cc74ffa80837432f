import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

import { useNumberInput } from '../NumberField/useNumberInput';
import type { NumberInputOptions } from '../NumberField/useNumberInput';

export type QuantityFieldProps = Omit<NumberInputOptions, 'step'> & {
  label: string;
  /** Continues the label in a second line, such as 'of each code' below 'Quantity'. */
  description?: ReactNode;
};

/** A field for a count, in one row with its label and the buttons that subtract and add one. */
export function QuantityField({ label, description, ...options }: QuantityFieldProps) {
  const id = useId();
  const { value, limits } = options;
  const { text, error, notice, stepBy, inputProps } = useNumberInput({ ...options, step: 1 });
  const hasError = error !== undefined;

  const renderStepButton = (name: string, difference: number, Icon: LucideIcon, limit: number) => (
    <IconButton
      aria-label={`${name}: ${label}`}
      aria-disabled={value === limit}
      onClick={value === limit ? undefined : () => stepBy(difference)}
      sx={{
        '&&': { width: { xs: sizes.controlTouch, lg: sizes.control }, height: 'auto' },
        color: 'text.primary',
        '&:focus-visible': { outlineOffset: -4 },
      }}
    >
      <Icon size={16} />
    </IconButton>
  );

  return (
    <div>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <div>
          <Typography component="label" htmlFor={id} variant="subtitle2" sx={{ color: 'text.primary' }}>
            {label}
          </Typography>
          {description && (
            <Typography
              id={`${id}-description`}
              variant="caption"
              component="p"
              sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
            >
              {description}
            </Typography>
          )}
        </div>
        <Box
          sx={{
            display: 'flex',
            minHeight: { xs: sizes.field, lg: sizes.control },
            border: 1,
            borderColor: hasError ? 'error.main' : 'tone.fieldLine',
            borderRadius: 1,
            bgcolor: 'tone.field',
            overflow: 'hidden',
            '&:has(input:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: -1 },
          }}
        >
          {renderStepButton('One less', -1, MinusIcon, limits.min)}
          <InputBase
            id={id}
            value={text}
            error={hasError}
            slotProps={{
              input: {
                ...inputProps,
                inputMode: 'numeric',
                'aria-describedby': description ? `${id}-description ${id}-help` : `${id}-help`,
              },
            }}
            sx={{
              width: 64,
              fontVariantNumeric: 'tabular-nums',
              '& input': { textAlign: 'center', fontWeight: 600, '&:focus-visible': { outline: 'none' } },
            }}
          />
          {renderStepButton('One more', 1, PlusIcon, limits.max)}
        </Box>
      </Box>
      <Typography
        id={`${id}-help`}
        aria-live="polite"
        variant="caption"
        component="p"
        sx={{ color: hasError ? 'error.main' : 'text.secondary', '&:empty': { position: 'absolute' } }}
      >
        {error ?? notice}
      </Typography>
    </div>
  );
}
