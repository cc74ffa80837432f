import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { fonts } from '~/components/theme/tokens';

export type FieldGroupProps = { legend: string; children: ReactNode };

/** A fieldset whose legend looks like a heading. */
export function FieldGroup({ legend, children }: FieldGroupProps) {
  return (
    <Box component="fieldset" sx={{ minWidth: 0 }}>
      <Box component="legend" sx={legendStyles}>
        <Box component="span" sx={{ display: 'flex', color: 'primary.main' }}>
          <FinderPattern />
        </Box>
        {legend}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</Box>
    </Box>
  );
}

const legendStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  padding: 0,
  marginBlockEnd: 2,
  fontFamily: fonts.heading,
  fontSize: '1.125rem',
  lineHeight: 24 / 18,
  fontWeight: 650,
  color: 'text.primary',
} as const;
