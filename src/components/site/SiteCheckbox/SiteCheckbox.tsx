import Box from '@mui/material/Box';
import CheckIcon from 'lucide-react/icons/check';
import { useId } from 'react';

import { sizes } from '~/components/theme/tokens';

import { getDescribedBy } from '../SiteField/describedBy';
import type { FieldMessages } from '../SiteField/describedBy';
import { FieldNotes } from '../SiteField/FieldNotes';
import { overlaidInputStyles } from '../SiteField/fieldStyles';

export type SiteCheckboxProps = FieldMessages & {
  label: string;
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
};

/** Native checkbox, which is transparent and covers its label. A box with a tick shows whether it is checked. */
export function SiteCheckbox({ label, name, isChecked, onChange, hint, error }: SiteCheckboxProps) {
  const id = useId();
  return (
    <div>
      <Box component="label" sx={labelStyles}>
        <input
          type="checkbox"
          name={name}
          checked={isChecked}
          aria-describedby={getDescribedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Box component="span" sx={boxStyles}>
          <CheckIcon size={16} strokeWidth={3} aria-hidden />
        </Box>
        <span>{label}</span>
      </Box>
      <Box sx={{ paddingInlineStart: '33px' }}>
        <FieldNotes id={id} hint={hint} error={error} />
      </Box>
    </div>
  );
}

const labelStyles = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: sizes.controlTouch,
  color: 'text.primary',
  fontWeight: 500,
  cursor: 'pointer',
  '& input': overlaidInputStyles,
  '& input:checked + span': { borderColor: 'primary.main', bgcolor: 'primary.main', color: 'primary.contrastText' },
  '& input:not(:checked) + span svg': { display: 'none' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const boxStyles = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 21,
  height: 21,
  border: '2px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: '4px',
  bgcolor: 'tone.field',
} as const;
