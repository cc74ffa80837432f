import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';

import type { FieldOptions } from '../Field/Field';
import { TextField } from '../TextField/TextField';
import { useNumberInput } from './useNumberInput';
import type { NumberInputOptions } from './useNumberInput';

export type NumberFieldProps = Pick<FieldOptions, 'label' | 'size' | 'liveError'> &
  Pick<NumberInputOptions, 'value' | 'limits' | 'onChange'> & {
    step?: number;
    /** The same value in another unit, after the unit. */
    note?: string;
  };

/** In px: a field of this width has room for the note beside four digits. */
const minWidthForNote = 128;

/** A measure with its unit. Accepts decimal commas and Arabic digits. `liveError` is an error beyond the limits. */
export function NumberField(props: NumberFieldProps) {
  const { label, value, limits, onChange, step = 0.5, note, size = 'small', liveError } = props;
  const { text, error, notice, inputProps } = useNumberInput({ value, limits, onChange, step });
  return (
    <TextField
      label={label}
      size={size}
      value={text}
      liveError={error ?? liveError}
      helperText={notice}
      slotProps={{ input: { ...inputProps, inputMode: 'decimal' } }}
      endAdornment={<Unit unit={limits.unit} note={note} />}
      sx={{
        containerType: 'inline-size',
        '& .MuiOutlinedInput-root': { paddingInlineEnd: 1.25 },
        '& input': { paddingInlineEnd: 0.5 },
      }}
    />
  );
}

function Unit({ unit, note }: { unit: string; note: string | undefined }) {
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
            [`@container (min-width: ${minWidthForNote}px)`]: { display: 'inline' },
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
