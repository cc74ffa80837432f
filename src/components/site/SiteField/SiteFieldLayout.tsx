import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { getOptionalId } from './describedBy';
import { FieldNotes } from './FieldNotes';
import type { FieldNotesProps } from './FieldNotes';
import { labelStyles } from './fieldStyles';
import { siteFieldCopy } from './SiteField.copy';

export type SiteFieldLayoutProps = FieldNotesProps & {
  label: string;
  /** True to hide the label visually, when the surrounding fields make it obvious. */
  isLabelHidden?: boolean;
  /** True to mark the field as optional, next to the label. */
  isOptional?: boolean;
  /** The native element with the id `id`. */
  children: ReactNode;
};

/** Adds the label, the error and the hint to a native field of the public site. */
export function SiteFieldLayout(props: SiteFieldLayoutProps) {
  const { id, label, isLabelHidden = false, isOptional = false, hint, error, children } = props;
  return (
    <Box sx={shellStyles}>
      <Box sx={isLabelHidden && !isOptional ? hiddenLabelRowStyles : labelRowStyles}>
        <Box component="label" htmlFor={id} sx={isLabelHidden ? visuallyHidden : labelStyles}>
          {label}
        </Box>
        {isOptional && (
          <Box component="span" id={getOptionalId(id)} sx={optionalMarkStyles}>
            {siteFieldCopy.optional}
          </Box>
        )}
      </Box>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </Box>
  );
}

const labelRowStyles = { display: 'flex', flexWrap: 'wrap', columnGap: 0.5 } as const;

/** Takes the row of the hidden label out of the grid, so that there is no gap above the control. */
const hiddenLabelRowStyles = { position: 'absolute' } as const;

const optionalMarkStyles = { typography: 'body2', color: 'text.secondary' } as const;

const shellStyles = {
  position: 'relative',
  display: 'grid',
  gap: 0.75,
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;
