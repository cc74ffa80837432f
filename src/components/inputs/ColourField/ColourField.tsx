import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';

import { sizes } from '~/components/theme/tokens';
import { colourSchema } from '~/domain/printing/settings/printSettings';
import { shortened } from '~/domain/printing/settings/typedNumber';

export type ColourFieldProps = {
  label: string;
  /** '#RRGGBB'. */
  value: string;
  onChange: (value: string) => void;
};

/** The browser's own colour chooser; the swatch is smaller than what can be hit. */
const Swatch = styled('input')(({ theme }) => ({
  flex: 'none',
  width: sizes.control,
  height: sizes.control,
  marginInlineStart: -8,
  padding: 8,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': {
    border: `1px solid ${theme.vars.palette.tone.fieldLine}`,
    borderRadius: theme.spacing(0.5),
  },
}));

/** The colour in a text of three or six digits, with or without '#' and spaces around it. */
function read(text: string): string | undefined {
  const colour = colourSchema.safeParse(text.trim());
  return colour.success ? colour.data : undefined;
}

function notice({ text, value }: { text: string; value: string }): string {
  return `${text === '' ? 'Nothing typed' : `“${text}” is not a colour`}: back to ${value.slice(1)}.`;
}

/** A colour by chooser or by its digits. */
export function ColourField({ label, value, onChange }: ColourFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [left, setLeft] = useState<{ text: string; value: string }>();
  const wrong = typed !== undefined && read(typed) === undefined;
  if (left && left.value !== value) setLeft(undefined);

  function put(text: string) {
    const colour = read(text);
    setLeft(undefined);
    if (colour !== undefined && colour !== value) onChange(colour);
  }

  function leave() {
    setTyped(undefined);
    if (wrong) setLeft({ text: shortened(typed.trim()), value });
  }

  return (
    <FormControl error={wrong} sx={{ alignContent: 'start' }}>
      <InputLabel
        htmlFor={id}
        sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, fontWeight: 500, color: 'text.secondary' }}
      >
        {label}
      </InputLabel>
      <OutlinedInput
        id={id}
        value={typed ?? value.slice(1)}
        onChange={({ target }) => {
          setTyped(target.value);
          put(target.value);
        }}
        onBlur={leave}
        inputProps={{ autoComplete: 'off', spellCheck: false, 'aria-describedby': `${id}-message` }}
        startAdornment={
          <Swatch
            type="color"
            aria-label={`${label}: choose`}
            value={value.toLowerCase()}
            onChange={({ target }) => put(target.value)}
          />
        }
        sx={{
          minHeight: { xs: sizes.field, lg: sizes.control },
          paddingInlineStart: 1,
          '& input': { px: 0.5, py: 1, fontSize: { md: '0.875rem' }, fontWeight: 500 },
        }}
      />
      <FormHelperText
        id={`${id}-message`}
        aria-live="polite"
        sx={{ fontSize: '0.75rem', lineHeight: 4 / 3, '&:empty': { position: 'absolute' } }}
      >
        {wrong ? 'Type three or six digits, such as 1D4ED8.' : left && notice(left)}
      </FormHelperText>
    </FormControl>
  );
}
