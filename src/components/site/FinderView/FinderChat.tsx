import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { fixed, radii } from '~/components/theme/tokens';
import type { TagContact } from '~/domain/tag/demoTags';

import { finderViewCopy } from './FinderView.copy';

const copy = finderViewCopy.chat;

export type FinderChatProps = { contact: TagContact };

/** The owner, and a chat that covers the page. Uses a details element, so it works without JavaScript. */
export function FinderChat({ contact }: FinderChatProps) {
  return (
    <Box data-detail="contact" sx={{ '&:has(> details[open]) > div': { visibility: 'hidden' } }}>
      <Box sx={contactStyles}>
        <Typography variant="body2" color="textSecondary">
          {contact.label}
        </Typography>
        <Typography sx={{ fontWeight: 500, color: 'text.primary' }}>{contact.name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {finderViewCopy.numberHidden}
        </Typography>
      </Box>
      <Box component="details" sx={detailsStyles}>
        <summary>
          <span>{finderViewCopy.message}</span>
          <span>{finderViewCopy.back}</span>
        </summary>
        <Box sx={chatStyles}>
          <Box sx={chatHeaderStyles}>
            <FinderPattern size={28} />
            <div>
              <Typography sx={{ fontWeight: 600, color: fixed.white, lineHeight: 1.4 }}>{contact.name}</Typography>
              <Typography variant="body2">{`${copy.app} · ${finderViewCopy.numberHidden}`}</Typography>
            </div>
          </Box>
          {contact.chat.map(({ from, text }) => (
            <Box key={text} sx={{ display: 'grid', gap: 1, justifyItems: sides[from].align }}>
              <Typography variant="body2">{copy[from]}</Typography>
              <Box sx={{ ...bubbleStyles, bgcolor: sides[from].colour }}>{text}</Box>
            </Box>
          ))}
          <Typography variant="body2" sx={noticeStyles}>
            {copy.notice}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}

const sides = { finder: { align: 'end', colour: fixed.blue }, owner: { align: 'start', colour: fixed.night3 } };

const controlHeight = 52;

const contactStyles = { paddingBlock: 1.5, overflowWrap: 'anywhere' } as const;

const detailsStyles = {
  '& summary': {
    display: 'grid',
    placeContent: 'center',
    minHeight: controlHeight,
    paddingInline: 2,
    borderRadius: `${radii.control}px`,
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    fontWeight: 600,
    textAlign: 'center',
    cursor: 'pointer',
    listStyle: 'none',
    // Keeps the focused summary above the sticky switches.
    scrollMarginBlockEnd: 320,
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover': { bgcolor: 'primary.dark' },
  },
  '&:not([open]) summary span + span, &[open] summary span:first-of-type': { display: 'none' },
} as const;

const chatStyles = {
  position: 'absolute',
  insetInline: 0,
  insetBlock: `0 ${controlHeight + 12}px`,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  p: 2,
  borderRadius: `${radii.card}px`,
  bgcolor: fixed.night2,
  color: fixed.nightText,
} as const;

const chatHeaderStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  marginBlockEnd: 1,
  paddingBlockEnd: 2,
  borderBlockEnd: `1px solid ${fixed.night3}`,
  '& svg': { color: fixed.white },
} as const;

const bubbleStyles = {
  maxWidth: '88%',
  p: '10px 14px',
  borderRadius: `${radii.card}px`,
  color: fixed.white,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
} as const;

const noticeStyles = {
  marginBlockStart: 'auto',
  paddingBlockStart: 1.5,
  borderBlockStart: `1px solid ${fixed.night3}`,
};
