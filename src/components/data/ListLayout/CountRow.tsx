import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

import { setStickyBarHeight } from '../stickyBarHeight';

export type CountRowProps = { selectionBar: ReactNode; children: ReactNode };

/**
 * Row with the number of results and the list tools. `selectionBar` is drawn over them in the same grid cell, so that
 * the table does not move. With `selectionBar`, the row sticks below the top bar, and the table headers below the row.
 */
export function CountRow({ selectionBar, children }: CountRowProps) {
  return (
    <Box
      ref={selectionBar ? setStickyBarHeight : undefined}
      sx={{
        ...(selectionBar ? stickyStyles : {}),
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        '& > *': { gridArea: '1 / 1' },
        borderBlockStart: { xs: 0, md: '1px solid' },
        borderColor: { md: 'divider' },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '8px',
          minBlockSize: { xs: 44, md: 56, lg: 48 },
          paddingInline: { xs: 0, md: '16px 8px' },
          paddingBlock: { xs: '4px', md: '6px' },
          visibility: selectionBar ? 'hidden' : 'visible',
        }}
      >
        {children}
      </Box>
      {selectionBar}
    </Box>
  );
}

const stickyStyles = {
  position: 'sticky',
  insetBlockStart: sizes.topBar,
  // Places the row above the pinned headers.
  zIndex: 4,
  // Removes the scroll margins that OfficeShell sets. In a sticky row, they would scroll the page when a click focuses
  // a select, and MUI closes a select that moves away from the pointer while the mouse button is down.
  '&& :where(button, [tabindex])': { scrollMarginBlockStart: 0 },
} as const;
