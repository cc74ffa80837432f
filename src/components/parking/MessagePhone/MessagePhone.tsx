import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useRef } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { PhoneFrame } from '~/components/site/PhoneFrame/PhoneFrame';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { fixed, radii } from '~/components/theme/tokens';
import { emirateFacts } from '~/domain/parking/emirates';
import type { MaybeEmirate } from '~/domain/parking/emirates';
import type { Message, Missing } from '~/domain/parking/message';
import { providers } from '~/domain/parking/providers';

import { parkingCopy } from '../parking.copy';
import { MessageActions } from './MessageActions';
import { MessageParts } from './MessageParts';
import { ScanBox } from './ScanBox';
import { useSettled } from './useSettled';

const copy = parkingCopy.message;

export type MessagePhoneProps = {
  message: Message;
  /** What in it does not look right, in sentences. */
  doubts: readonly string[];
  place: MaybeEmirate;
  /** The plate is of the emirate that the car is parked in. */
  isOwnPlate: boolean;
  onFill: (field: Missing) => void;
};

/** How long nothing changes before the message is read out, in ms. */
const pause = 1000;

/** The message as it stands, on the phone that would send it. */
export function MessagePhone({ message, doubts, place, isOwnPlate, onFill }: MessagePhoneProps) {
  const { number, parts, text, missing } = message;
  const bubble = useRef<HTMLParagraphElement>(null);
  const doubtsId = useId();
  const provider = place ? providers[place] : undefined;
  const isReady = missing.length === 0;
  const readOut = useSettled(
    isReady ? [copy.ready(text, number), doubts.length > 0 && copy.check(doubts)].filter(Boolean).join(' ') : '',
    pause,
  );
  return (
    <PhoneFrame label={copy.frame}>
      <Box sx={headStyles}>
        <Typography sx={{ fontWeight: 700, fontSize: '1.125rem', color: 'text.primary' }}>
          <Box component="span" sx={visuallyHidden}>
            {`${copy.to} `}
          </Box>
          {number || copy.empty}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {place && provider ? copy.provider(emirateFacts[place].name, provider.name) : copy.noPlace}
        </Typography>
      </Box>
      <MessageParts parts={parts} />
      <Typography ref={bubble} sx={[bubbleStyles, text ? {} : emptyBubbleStyles]}>
        {text || copy.empty}
      </Typography>
      <Box role="status" sx={visuallyHidden}>
        {readOut}
      </Box>
      {doubts.length > 0 && (
        <Box id={doubtsId} sx={doubtsStyles}>
          <FinderPattern figure="broken" size={14} />
          <span>{copy.check(doubts)}</span>
        </Box>
      )}
      <ScanBox ready={isReady ? { number, text } : undefined} />
      <MessageActions
        message={message}
        describedBy={doubts.length > 0 ? doubtsId : undefined}
        bubble={bubble}
        onFill={onFill}
      />
      {provider && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {provider.seen ? copy.seen(provider.seen) : copy.unseen} {provider.sureness.words}{' '}
          {isOwnPlate && provider.sureness.ownPlate}
        </Typography>
      )}
    </PhoneFrame>
  );
}

const headStyles = {
  paddingBlockEnd: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};

const bubbleStyles = {
  alignSelf: 'end',
  maxWidth: '100%',
  p: '14px 18px',
  borderRadius: '20px 20px 4px 20px',
  bgcolor: fixed.blue,
  color: fixed.white,
  fontSize: { xs: '1.25rem', md: '1.0625rem', bar: '1.25rem' },
  lineHeight: 1.4,
  textWrap: 'balance',
  fontWeight: 600,
  letterSpacing: '0.01em',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};

/** Calm, but not to be overlooked between the message and what sends it. */
const doubtsStyles = {
  display: 'flex',
  gap: 1,
  p: 1.5,
  border: '1px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.mist',
  typography: 'body2',
  fontWeight: 500,
  color: 'text.primary',
  overflowWrap: 'anywhere',
  '& svg': { flex: 'none', marginBlockStart: '3px' },
};

const emptyBubbleStyles = { bgcolor: 'tone.idleSoft', color: 'text.secondary', userSelect: 'none' };
