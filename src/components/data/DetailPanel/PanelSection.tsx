import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

export type PanelSectionProps = {
  title: string;
  /** Number next to the title. */
  count?: string;
  /** Link at the end of the title's line. */
  link?: ReactNode;
  children: ReactNode;
};

/** Section of a DetailPanel with a heading. */
export function PanelSection({ title, count, link, children }: PanelSectionProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ padding: '8px 20px 12px' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, minBlockSize: 44 }}>
        <Typography id={titleId} variant="subtitle2" sx={{ flex: 1 }}>
          {title}{' '}
          {count !== undefined && (
            <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
              {count}
            </Box>
          )}
        </Typography>
        {link}
      </Box>
      {children}
    </Box>
  );
}
