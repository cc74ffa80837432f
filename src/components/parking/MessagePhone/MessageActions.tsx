import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { RefObject } from 'react';

import type { Message, MissingField } from '~/domain/parking/message';
import { smsLink } from '~/domain/parking/smsLink';

import { parkingCopy } from '../parking.copy';
import { copyText } from './copyText';
import { qrCodeQuery } from './qrCodeQuery';

const copy = parkingCopy.message;

export type MessageActionsProps = {
  message: Message;
  /** The element with the message text to copy. */
  bubble: RefObject<HTMLElement | null>;
  /** The id of the warnings. */
  describedBy: string | undefined;
  onGoToField: (field: MissingField) => void;
};

/** Opens the messaging app, copies the message, or leads to the first missing field. */
export function MessageActions({ message, bubble, describedBy, onGoToField }: MessageActionsProps) {
  const { number, text, missing } = message;
  const [copied, setCopied] = useState<{ text: string; isDone: boolean }>();
  const [first] = missing;
  const copyResult = copied?.text === text ? copied : undefined;

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
          <Button variant="text" onClick={() => onGoToField(first)} sx={fillStyles}>
            {copy.fill(first)}
          </Button>
        </div>
      )}
      <Button
        variant="contained"
        size="large"
        aria-describedby={describedBy}
        {...(first ? { disabled: true } : { href: smsLink(number, text) })}
        sx={{ [qrCodeQuery]: { display: 'none' } }}
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
      <Typography variant="body2" role="status" sx={resultStyles}>
        {copyResult && (copyResult.isDone ? copy.copied : copy.notCopied)}
      </Typography>
    </Box>
  );
}

/** Aligns the button text with the paragraph above. */
const fillStyles = {
  marginInlineStart: -2,
  color: 'primary.main',
  textDecoration: 'underline',
  textUnderlineOffset: '4px',
};

const resultStyles = { fontWeight: 600, color: 'text.primary', textAlign: 'center', '&:empty': { display: 'none' } };
