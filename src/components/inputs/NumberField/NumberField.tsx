import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';

import type { FieldOptions } from '../Field/Field';
import { TextField } from '../TextField/TextField';
import { useNumberInput } from './useNumberInput';
import type { NumberInputOptions } from './useNumberInput';

export type NumberFieldProps = Pick<FieldOptions, 'label' | 'size' | 'liveError' | 'helperText'> &
  Pick<NumberInputOptions, 'value' | 'limits' | 'onChange'> & {
    step?: number;
    /** The same value in another unit, such as '9 mm', shown after the unit. */
    convertedValue?: string;
  };

/**
 * Returns the minimum width in px of a field that shows both the text of the number and the converted value. Most
 * characters are 7 to 8 px wide.
 */
const getMinWidthForConvertedValue = (text: string, convertedValue: string) =>
  50 + 8 * text.length + 7 * convertedValue.length;

/**
 * A field for a number with its unit, which accepts decimal commas and Arabic digits. It shows its own error for
 * numbers outside of `limits`; `liveError` is for other errors.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, value, limits, onChange, step = 0.5, convertedValue, size = 'small', liveError } = props;
  const { text, error, notice, inputProps } = useNumberInput({ value, limits, onChange, step });
  return (
    <TextField
      label={label}
      size={size}
      value={text}
      liveError={error ?? liveError}
      helperText={notice ?? props.helperText}
      slotProps={{ input: { ...inputProps, inputMode: 'decimal' } }}
      endAdornment={<Unit text={text} unit={limits.unit} convertedValue={convertedValue} />}
      sx={{
        containerType: 'inline-size',
        '& .MuiOutlinedInput-root': { paddingInlineEnd: 1.25 },
        '& input': { paddingInlineEnd: 0.5 },
      }}
    />
  );
}

type UnitProps = { text: string; unit: string; convertedValue: string | undefined };

function Unit({ text, unit, convertedValue }: UnitProps) {
  return (
    <InputAdornment
      position="end"
      disableTypography
      sx={{ gap: 0.5, marginInlineStart: 0, typography: 'body2', color: 'tone.muted' }}
    >
      {unit}
      {convertedValue && (
        <Box
          component="span"
          sx={{
            display: 'none',
            [`@container (min-width: ${getMinWidthForConvertedValue(text, convertedValue)}px)`]: { display: 'inline' },
            paddingInlineStart: 0.5,
            borderInlineStart: '1px solid',
            borderColor: 'tone.line',
            whiteSpace: 'nowrap',
          }}
        >
          {convertedValue}
        </Box>
      )}
    </InputAdornment>
  );
}
