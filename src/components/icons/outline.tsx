import { createSvgIcon } from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** The office's icons: outlines on a grid of 24, 1.75 wide, in the colour of the text around them. */
export function outline(name: string, drawing: ReactNode) {
  const lines = (
    <g fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
      {drawing}
    </g>
  );
  return createSvgIcon(lines, name);
}

export type OfficeIcon = ReturnType<typeof outline>;
