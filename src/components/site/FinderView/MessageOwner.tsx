import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import MessageIcon from 'lucide-react/icons/message-circle';

import { fixedColours, radii } from '~/components/theme/tokens';
import type { TagContact } from '~/domain/tag/demoTags';

import { PopoverPanel } from '../PopoverPanel/PopoverPanel';
import { ChatPreview } from './ChatPreview';
import { finderViewCopy } from './FinderView.copy';
import { OwnerLine } from './OwnerLine';

const { chat } = finderViewCopy;

const panelId = 'message-owner';

export type MessageOwnerProps = { contact: TagContact };

/** The owner's name, and a button that opens a sample chat with the owner, also without JavaScript. */
export function MessageOwner({ contact }: MessageOwnerProps) {
  return (
    <>
      <OwnerLine contact={contact} />
      <Button
        variant="contained"
        size="large"
        fullWidth
        popoverTarget={panelId}
        aria-haspopup="dialog"
        startIcon={<MessageIcon size={20} />}
      >
        {contact.actionLabel}
      </Button>
      <PopoverPanel id={panelId} title={chat.title} closeLabel={chat.close}>
        <Typography>{chat.text}</Typography>
        <Box sx={{ justifySelf: 'stretch', p: 2, borderRadius: `${radii.card}px`, bgcolor: fixedColours.night2 }}>
          {/* Shows only the first two messages, since more do not fit on a small phone. */}
          <ChatPreview contact={{ ...contact, chat: contact.chat.slice(0, 2) }} />
        </Box>
      </PopoverPanel>
    </>
  );
}
