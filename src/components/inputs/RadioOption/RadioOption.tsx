import Box from '@mui/material/Box';
import Radio from '@mui/material/Radio';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { sizes } from '~/components/theme/tokens';

export type RadioOptionProps = {
  value: string;
  label: string;
  /** Text below the label, which is the accessible description of the radio button. */
  note: string;
  disabled?: boolean;
};

/** A radio button with a label and a description, for use in a `RadioGroup`. */
export function RadioOption({ value, label, note, disabled = false }: RadioOptionProps) {
  const id = useId();
  return (
    <Box component="label" sx={[rowStyles, disabled ? { cursor: 'default' } : hoverStyles]}>
      <Radio
        value={value}
        disabled={disabled}
        size="small"
        sx={radioStyles}
        slotProps={{ input: { 'aria-labelledby': `${id}-label`, 'aria-describedby': `${id}-note` } }}
      />
      <span>
        <Typography
          id={`${id}-label`}
          component="span"
          variant="body2"
          sx={{ display: 'block', fontWeight: 600, color: disabled ? 'text.disabled' : 'text.primary' }}
        >
          {label}
        </Typography>
        <Typography
          id={`${id}-note`}
          component="span"
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {note}
        </Typography>
      </span>
    </Box>
  );
}

const rowStyles = {
  display: 'flex',
  alignItems: 'start',
  gap: 1,
  minHeight: sizes.controlTouch,
  paddingBlock: 0.5,
  borderRadius: 1,
  cursor: 'pointer',
};

/** Widens the hover background by 6 px on the left and right, so that the radio button does not touch its edge. */
const hoverStyles = (theme: Theme) => {
  const { hover } = theme.vars.palette.tone;
  return { '@media (hover: hover)': { '&:hover': { bgcolor: hover, boxShadow: `-6px 0 ${hover}, 6px 0 ${hover}` } } };
};

const radioStyles = {
  flex: 'none',
  p: 0,
  m: '-10px -9px',
  width: 40,
  height: 40,
  color: 'tone.fieldLine',
  '&.Mui-disabled': { color: 'tone.line' },
};
