import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { pulseAnimation } from '~/components/feedback/pulseAnimation';

export type PanelHeaderProps = {
  /** Id of the title, for the `aria-labelledby` of the panel. */
  id: string;
  title: string;
  /** True while the content of the panel is loading: the marker before the title pulses. */
  isLoading?: boolean;
  /** Content at the end of the header, usually a link. */
  children?: ReactNode;
};

/** Header of a panel on a dashboard: the title with the brand's marker, and a line below. */
export function PanelHeader({ id, title, isLoading = false, children }: PanelHeaderProps) {
  return (
    <Box sx={headerStyles}>
      <Typography
        id={id}
        variant="subtitle1"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.25, paddingBlock: 0.75 }}
      >
        <Box sx={[{ display: 'flex' }, isLoading && pulseAnimation]}>
          <FinderPattern size={14} colour="primary.main" />
        </Box>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

const headerStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minBlockSize: 60,
  paddingBlock: { xs: 0.75, lg: 1 },
  paddingInline: { xs: 2, md: 2.5 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: { xs: 44, lg: 36 },
    typography: 'body2',
    fontWeight: 600,
  },
} satisfies SxProps<Theme>;
