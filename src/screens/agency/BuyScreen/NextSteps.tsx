import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { IconDisc } from '~/components/data/IconDisc/IconDisc';
import { PanelHeader } from '~/components/data/PanelHeader/PanelHeader';

import { buyCopy } from './BuyScreen.copy';

const copy = buyCopy.next;

/** Explains in three steps what an agency can do with a package. */
export function NextSteps() {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id}>
      <PanelHeader id={id} title={copy.heading} />
      <Box component="ol" sx={{ listStyle: 'none' }}>
        {copy.steps.map(({ title, text }, index) => (
          <Box component="li" key={title} sx={stepStyles}>
            <Box aria-hidden sx={{ typography: 'subtitle2' }}>
              <IconDisc>{index + 1}</IconDisc>
            </Box>
            <div>
              <Typography variant="subtitle2">{title}</Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {text}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Card>
  );
}

const stepStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: 1.5,
  paddingBlock: 1.75,
  paddingInline: { xs: 2, md: 2.5 },
  overflowWrap: 'anywhere',
  '&:not(:first-of-type)': { borderBlockStart: '1px solid', borderColor: 'divider' },
} satisfies SxProps<Theme>;
