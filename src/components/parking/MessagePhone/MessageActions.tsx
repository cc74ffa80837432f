import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RefObject } from 'react';

import type { Message, Missing } from '~/domain/parking/message';
import { smsLink } from '~/domain/parking/smsLink';

import { parkingCopy } from '../parking.copy';
import { copyText } from './copyText';
import { scanQuery } from './scanQuery';

const copy = parkingCopy.message;

export type MessageActionsProps = {
  message: Message;
  /** Holds the message as it is shown and copied. */
  bubble: RefObject<HTMLElement | null>;
  /** The id of what does not look right about the message. */
  describedBy: string | undefined;
  /** Puts the focus on a field that is missing. */
  onFill: (field: Missing) => void;
};

/** The way on with the message: to the messaging app, to the clipboard, or back to what is missing. */
export function MessageActions({ message, bubble, describedBy, onFill }: MessageActionsProps) {
  const { number, text, missing } = message;
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>();
  const [first] = missing;
  const outcome = copied?.text === text ? copied : undefined;

  async function onCopy() {
    if (bubble.current) setCopied({ text, isDone: await copyText(bubble.current) });
  }

  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {first && (
        <div>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {copy.missing(missing)}
          </Typography>
          <Button variant="text" onClick={() => onFill(first)} sx={fillStyles}>
            {copy.fill(first)}
          </Button>
        </div>
      )}
      <Button
        variant="contained"
        size="large"
        aria-describedby={describedBy}
        {...(first ? { disabled: true } : { href: smsLink(number, text) })}
        sx={{ [scanQuery]: { display: 'none' } }}
      >
        {copy.open}
      </Button>
      <Button
        variant="outlined"
        size="large"
        aria-describedby={describedBy}
        disabled={first !== undefined}
        onClick={onCopy}
      >
        {copy.copy}
      </Button>
      <Typography variant="body2" role="status" sx={outcomeStyles}>
        {outcome && (outcome.isDone ? copy.copied : copy.notCopied)}
      </Typography>
    </Box>
  );
}

/** In line with the words above it. */
const fillStyles = {
  marginInlineStart: -2,
  color: 'primary.main',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
};

const outcomeStyles = { fontWeight: 600, color: 'text.primary', textAlign: 'center', '&:empty': { display: 'none' } };
