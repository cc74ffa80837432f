import Box from '@mui/material/Box';
import { useId } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { sizes } from '~/components/theme/tokens';

import { describedBy } from '../SiteField/describedBy';
import type { FieldMessages } from '../SiteField/describedBy';
import { FieldNotes } from '../SiteField/FieldNotes';
import { overlaidInputStyles } from '../SiteField/fieldStyles';

export type SiteCheckboxProps = FieldMessages & {
  label: string;
  name: string;
  isTicked: boolean;
  onChange: (isTicked: boolean) => void;
};

/** A native checkbox that looks like a finder pattern: a ring and, when ticked, also the core. */
export function SiteCheckbox({ label, name, isTicked, onChange, hint, error }: SiteCheckboxProps) {
  const id = useId();
  return (
    <div>
      <Box component="label" sx={labelStyles}>
        <input
          type="checkbox"
          name={name}
          checked={isTicked}
          aria-describedby={describedBy(id, { hint, error })}
          onChange={(event) => onChange(event.target.checked)}
        />
        <Box component="span" sx={boxStyles}>
          <FinderPattern variant="ring" size={21} />
          <FinderPattern size={21} />
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
  '& input:checked + span': { color: 'primary.main' },
  '& svg + svg, & input:checked + span svg': { display: 'none' },
  '& input:checked + span svg + svg': { display: 'block' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;

const boxStyles = { flex: 'none', color: 'tone.fieldLine' } as const;
