import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

import type { Message } from '~/domain/parking/message';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { copyText } from '~/components/clipboard/copyText';
import { getSmsLink } from '~/domain/parking/smsLink';

import { parkingCopy } from '../parking.copy';
import { qrCodeMediaQuery } from './qrCodeMediaQuery';

const copy = parkingCopy.message;

export type MessageActionsProps = {
  message: Message;
  /** Ref of the element with the text of the message. The Copy button copies this text. */
  bubbleRef: RefObject<HTMLElement | null>;
  /** Id of the element with the warnings about the message; undefined if there are no warnings. */
  describedBy: string | undefined;
};

/** Time in ms for which the Copy button shows 'Copied'. */
const copiedDuration = 2000;

/** Buttons that open the messaging app or copy the message. */
export function MessageActions({ message, bubbleRef, describedBy }: MessageActionsProps) {
  const { recipientNumber, text, missingFields } = message;
  const [copyResult, setCopyResult] = useState<{ text: string; isSuccessful: boolean }>();
  const isCopied = copyResult?.isSuccessful === true && copyResult.text === text;
  const hasCopyFailed = copyResult?.isSuccessful === false && copyResult.text === text;
  const isReady = missingFields.length === 0;

  useEffect(() => {
    if (!isCopied) return undefined;
    const resetTimer = setTimeout(() => setCopyResult(undefined), copiedDuration);
    return () => clearTimeout(resetTimer);
  }, [isCopied]);

  async function onCopy() {
    if (bubbleRef.current) setCopyResult({ text, isSuccessful: await copyText(bubbleRef.current) });
  }

  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1, marginBlockStart: 'auto' }}>
      <Button
        variant="contained"
        size="large"
        aria-describedby={describedBy}
        {...(isReady ? { href: getSmsLink(recipientNumber, text) } : { disabled: true })}
        sx={{ [qrCodeMediaQuery]: { display: 'none' } }}
      >
        {copy.open}
      </Button>
      <Button variant="outlined" size="large" aria-describedby={describedBy} disabled={!isReady} onClick={onCopy}>
        {isCopied ? copy.copied : copy.copy}
      </Button>
      <Typography variant="body2" role="status" sx={hasCopyFailed ? copyFailureStyles : visuallyHidden}>
        {isCopied && copy.copied}
        {hasCopyFailed && copy.notCopied}
      </Typography>
    </Box>
  );
}

const copyFailureStyles = { fontWeight: 600, color: 'text.primary', textAlign: 'center' };
