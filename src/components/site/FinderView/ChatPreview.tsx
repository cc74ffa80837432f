import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { fixedColours, radii } from '~/components/theme/tokens';
import type { TagContact } from '~/domain/tag/demoTags';

import { finderViewCopy } from './FinderView.copy';

export type ChatPreviewProps = { contact: TagContact };

/**
 * The chat in `contact` as the finder's phone shows it, with the finder's messages on the right. Its colours are for
 * dark backgrounds.
 */
export function ChatPreview({ contact }: ChatPreviewProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1, color: fixedColours.nightText }}>
      <Box sx={headerStyles}>
        <Typography sx={{ fontWeight: 600, color: fixedColours.white, lineHeight: 1.4 }}>{contact.name}</Typography>
        <Typography variant="body2">{finderViewCopy.numberHidden}</Typography>
      </Box>
      {contact.chat.map(({ sender, text, mention }) => (
        <Box key={text} sx={{ display: 'grid', gap: 0.5, justifyItems: senderStyles[sender].align }}>
          <Typography variant="body2">{sender === 'finder' ? finderViewCopy.chat.finder : contact.name}</Typography>
          <Box sx={{ ...bubbleStyles, bgcolor: senderStyles[sender].colour }}>
            {text}
            {mention && <span data-mention={mention.detail}> {mention.text}</span>}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const senderStyles = {
  finder: { align: 'end', colour: fixedColours.blue },
  owner: { align: 'start', colour: fixedColours.night3 },
};

const headerStyles = {
  marginBlockEnd: 0.5,
  paddingBlockEnd: 1.5,
  borderBlockEnd: `1px solid ${fixedColours.night3}`,
} as const;

const bubbleStyles = {
  maxWidth: '88%',
  p: '8px 14px',
  borderRadius: `${radii.card}px`,
  color: fixedColours.white,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
} as const;
