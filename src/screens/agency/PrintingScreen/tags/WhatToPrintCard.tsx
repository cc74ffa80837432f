import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import type { RunSource } from '~/domain/printing/codes/tagSource';

import { tagSourceCopy } from './tags.copy';

export type WhatToPrintCardProps = {
  run: RunSource;
  /** Opens the dialog with the tags. */
  onChooseTags: () => void;
  /** Opens the settings group 'Tags', which has lists and series. */
  onOpenTagsGroup: () => void;
};

const { whatToPrint, choose, change } = tagSourceCopy.note;

/**
 * Card above the settings: which codes are printed, and a button to choose others. Phones hide it: there, the bar with
 * the print button has a link for this.
 */
export function WhatToPrintCard({ run, onChooseTags, onOpenTagsGroup }: WhatToPrintCardProps) {
  const isSample = run.source === 'sample';
  const opensDialog = isSample || run.source === 'selected';
  return (
    <Box sx={[cardStyles, isSample && { bgcolor: 'tone.primarySoft' }]}>
      <div>
        <Typography variant="subtitle2" component="h2" sx={{ color: 'text.primary' }}>
          {whatToPrint.title}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {whatToPrint.describe(run)}
        </Typography>
      </div>
      <Button
        variant="outlined"
        {...(!isSample && { 'aria-label': change.name })}
        {...(opensDialog && { 'aria-haspopup': 'dialog' })}
        onClick={opensDialog ? onChooseTags : onOpenTagsGroup}
        sx={{ flex: 'none', bgcolor: 'tone.paper' }}
      >
        {isSample ? choose : change.label}
      </Button>
    </Box>
  );
}

const cardStyles = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  px: 2,
  py: 1.5,
  borderBlockEnd: '1px solid',
  borderColor: 'tone.line',
} as const;
