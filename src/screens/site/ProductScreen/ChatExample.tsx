import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { fixedColours, radii } from '~/components/theme/tokens';
import { getDemoTag } from '~/domain/tag/demoTags';
import type { ChatMessage } from '~/domain/tag/demoTags';

import type { ChatCopy } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';

const { note, owner, caption } = productScreenCopy.chat;

type ChatSide = ChatMessage['sender'];
type ChatExampleProps = { copy: ChatCopy };

const captionId = 'chat-caption';

/** Figure with the chat of a demo tag, which starts after a scan. */
export function ChatExample({ copy: { scenario, title, finder } }: ChatExampleProps) {
  const senderNames: Record<ChatSide, string> = { finder, owner };
  return (
    <Box component="figure" aria-labelledby={captionId} sx={chatStyles}>
      <Box sx={headerStyles}>
        <FinderPattern size={32} colour="common.white" />
        <div>
          <Typography sx={{ fontWeight: 700, lineHeight: 1.5, color: fixedColours.white }}>{title}</Typography>
          <Typography variant="body2">{note}</Typography>
        </div>
      </Box>
      <Box component="ol" sx={{ display: 'grid', gap: 2, listStyle: 'none' }}>
        {getDemoTag(scenario).contact.chat.map(({ sender, text, mention }) => (
          <Box key={text} component="li" sx={{ display: 'grid', gap: 0.75, justifyItems: alignments[sender] }}>
            <Typography variant="body2">{senderNames[sender]}</Typography>
            <Typography sx={[bubbleStyles, sideBubbleStyles[sender]]}>
              {[text, mention?.text].filter(Boolean).join(' ')}
            </Typography>
          </Box>
        ))}
      </Box>
      <Typography id={captionId} component="figcaption" variant="body2" sx={captionStyles}>
        {caption}
      </Typography>
    </Box>
  );
}

const dividerLine = '1px solid color-mix(in srgb, currentColor 20%, transparent)';

const chatStyles = {
  display: 'grid',
  gap: { xs: 2, sm: 2.5 },
  p: { xs: 2.5, sm: 3 },
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.deep2',
  color: fixedColours.nightText,
};

const headerStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingBlockEnd: { xs: 2, sm: 2.5 },
  borderBlockEnd: dividerLine,
};

const captionStyles = { paddingBlockStart: { xs: 2, sm: 2.5 }, borderBlockStart: dividerLine };

const alignments: Record<ChatSide, string> = { finder: 'start', owner: 'end' };

const bubbleStyles = {
  maxWidth: '88%',
  p: '12px 16px',
  borderRadius: '16px',
  lineHeight: 1.5,
  color: fixedColours.white,
  overflowWrap: 'anywhere',
  '@media (forced-colors: active)': { border: '1px solid' },
};

const sideBubbleStyles: Record<ChatSide, object> = {
  finder: { bgcolor: fixedColours.night3, borderStartStartRadius: '4px' },
  owner: { bgcolor: fixedColours.blue, borderEndEndRadius: '4px' },
};
