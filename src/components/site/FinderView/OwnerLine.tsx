import Box from '@mui/material/Box';

import type { TagContact } from '~/domain/tag/demoTags';

import { finderViewCopy } from './FinderView.copy';

export type OwnerLineProps = { contact: TagContact };

/** The owner's name, and a note that the phone number is not shown. */
export function OwnerLine({ contact: { label, name } }: OwnerLineProps) {
  return (
    <Box sx={lineStyles}>
      <span>
        {label}: <b>{name}</b>
      </span>
      <span>{finderViewCopy.numberHidden}</span>
    </Box>
  );
}

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: 1,
  paddingBlockEnd: 1,
  typography: 'body2',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
  '& b': { fontWeight: 600, color: 'text.primary' },
} as const;
