import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { MessageOwner } from '~/components/site/FinderView/MessageOwner';
import type { TagContact } from '~/domain/tag/demoTags';

import { tagCopy } from './TagScreen.copy';

export type TagDockProps = { contact: TagContact };

/** The message button of a demo tag, with the notes below it. */
export function TagDock({ contact }: TagDockProps) {
  return (
    <Box sx={dockStyles}>
      <MessageOwner contact={contact} />
      <Box sx={notesStyles}>
        {contact.hint !== undefined && (
          <Typography variant="body2" color="textPrimary" sx={hintStyles}>
            {contact.hint}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary">
          {tagCopy.demoTag.text}
        </Typography>
      </Box>
    </Box>
  );
}

/** Styles of the box with the message button. On phones, it sticks to the bottom of the window, near the thumb. */
const dockStyles = {
  position: { xs: 'sticky', md: 'static' },
  insetBlockEnd: 0,
  zIndex: 1,
  p: { xs: '8px 20px 12px', sm: '8px 32px 12px', md: '16px 32px 32px', bar: '16px 40px 32px' },
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  bgcolor: 'tone.paper',
} as const;

const notesStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 0.5,
  marginBlockStart: { xs: 0.5, md: 1.5 },
} as const;

/** Hides the hint on low phones, where the details and the button need the whole height. */
const hintStyles = {
  display: { xs: 'none', md: 'block' },
  '@media (min-height: 43.75em)': { display: 'block' },
} as const;
