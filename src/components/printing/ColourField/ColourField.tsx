import { styled } from '@mui/material/styles';
import { useState } from 'react';

import { TextField } from '~/components/inputs/TextField/TextField';
import { sizes } from '~/components/theme/tokens';
import { parseColour } from '~/domain/printing/settings/colour';
import { truncate } from '~/domain/number/formatNumber';

export type ColourFieldProps = {
  label: string;
  /** The colour as '#RRGGBB'. */
  value: string;
  onChange: (value: string) => void;
};

/**
 * Swatch that opens the browser's colour picker. It fills the start of the field, so that it does not look like a
 * checkbox.
 */
const Swatch = styled('input')(({ theme }) => ({
  flex: 'none',
  width: sizes.control,
  height: sizes.control,
  padding: '8px 6px 8px 10px',
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: `1px solid ${theme.vars.palette.tone.fieldLine}`, borderRadius: 4 },
  '&::-moz-color-swatch': { border: `1px solid ${theme.vars.palette.tone.fieldLine}`, borderRadius: 4 },
}));

/** Field for a colour that the user picks with the browser's colour picker or types as hexadecimal digits. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const [typedText, setTypedText] = useState<string>();
  const [rejectedInput, setRejectedInput] = useState<{ text: string; value: string }>();
  const isInvalid = typedText !== undefined && parseColour(typedText.trim()) === undefined;
  if (rejectedInput && rejectedInput.value !== value) setRejectedInput(undefined);

  function changeColour(text: string) {
    const colour = parseColour(text.trim());
    setRejectedInput(undefined);
    if (colour !== undefined && colour !== value) onChange(colour);
  }

  return (
    <TextField
      label={label}
      size="small"
      value={typedText ?? value.slice(1)}
      onChange={(text) => {
        setTypedText(text);
        changeColour(text);
      }}
      onBlur={() => {
        setTypedText(undefined);
        if (isInvalid) setRejectedInput({ text: truncate(typedText.trim()), value });
      }}
      liveError={isInvalid ? 'Enter three or six digits, such as 1D4ED8.' : undefined}
      helperText={rejectedInput && formatRejectedNotice(rejectedInput)}
      autoComplete="off"
      slotProps={{ input: { spellCheck: false } }}
      startAdornment={
        <Swatch
          type="color"
          aria-label={`${label}: choose`}
          value={value.toLowerCase()}
          onChange={({ target }) => changeColour(target.value)}
        />
      }
      sx={{
        '& .MuiOutlinedInput-root': { paddingInlineStart: 0 },
        '& .MuiOutlinedInput-input': { paddingInlineStart: '4px' },
      }}
    />
  );
}

function formatRejectedNotice({ text, value }: { text: string; value: string }): string {
  return text === '' ? `Set back to ${value.slice(1)}.` : `“${text}” isn't a colour. Set back to ${value.slice(1)}.`;
}
