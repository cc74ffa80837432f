import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { fixedColours, radii } from '~/components/theme/tokens';
import type { TagContact } from '~/domain/tag/demoTags';

import { ChatPreview } from './ChatPreview';
import { finderViewCopy } from './FinderView.copy';
import { OwnerLine } from './OwnerLine';

export type FinderChatProps = { contact: TagContact };

/**
 * The owner's name, and a chat that covers the screen of the illustrated phone when it is opened. The chat is a
 * <details> element, which works without JavaScript.
 */
export function FinderChat({ contact }: FinderChatProps) {
  return (
    <Box data-detail="contact" sx={{ '&:has(> details[open]) > div': { visibility: 'hidden' } }}>
      <OwnerLine contact={contact} />
      <Box component="details" sx={detailsStyles}>
        <summary>
          <span>{contact.actionLabel}</span>
          <span>{finderViewCopy.back}</span>
        </summary>
        <Box sx={chatStyles}>
          <Typography variant="body2" sx={{ fontWeight: 600, textAlign: 'center' }}>
            {finderViewCopy.chat.title}
          </Typography>
          <ChatPreview contact={contact} />
        </Box>
      </Box>
    </Box>
  );
}

const summaryHeight = 48;

const detailsStyles = {
  '& summary': {
    display: 'grid',
    placeContent: 'center',
    minHeight: summaryHeight,
    paddingInline: 2,
    borderRadius: `${radii.control}px`,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
    textAlign: 'center',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { bgcolor: 'primary.dark' },
  },
  '&:not([open]) summary span + span, &[open] summary span:first-of-type': { display: 'none' },
} as const;

const chatStyles = {
  position: 'absolute',
  insetInline: 0,
  insetBlock: `0 ${summaryHeight + 12}px`,
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  overflow: 'hidden auto',
  p: 2,
  borderRadius: `${radii.card}px`,
  bgcolor: fixedColours.night2,
  color: fixedColours.nightText,
} as const;
