import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import PhoneIcon from 'lucide-react/icons/smartphone';
import { Suspense } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { QrCodeProps } from '~/components/codes/QrCode/QrCode';
import { lazyWithFallback } from '~/components/feedback/lazyOverlay/lazyWithFallback';
import { radii } from '~/components/theme/tokens';
import { getSmsQrPayload } from '~/domain/parking/smsLink';

import { parkingCopy } from '../parking.copy';
import { qrCodeMediaQuery } from './qrCodeMediaQuery';

const copy = parkingCopy.message;

export type MessageQrCodeProps = {
  /** Number and text of the message; undefined while a required field is empty. */
  completeMessage: { number: string; text: string } | undefined;
  /**
   * True if a value in the message looks wrong, and the user has not confirmed it. The QR code is then hidden, and a
   * button shows it anyway.
   */
  isDoubtful?: boolean;
  /** Called when the user asks for the QR code although the message looks wrong. */
  onConfirm: () => void;
};

/** Lazy QrCode: its chunk is loaded when a QR code is shown for the first time. */
const QrCode = lazyWithFallback<QrCodeProps>(
  () => import('~/components/codes/QrCode/QrCode').then((module) => module.QrCode),
  () => placeholder,
);

/** The message as a QR code. A user at a computer scans it with a phone, which then opens the message. */
export function MessageQrCode({ completeMessage, isDoubtful = false, onConfirm }: MessageQrCodeProps) {
  const isVisible = useMediaQuery(qrCodeMediaQuery);
  const hasCode = completeMessage !== undefined && !isDoubtful;
  return (
    <Box sx={[boxStyles, hasCode && codeBoxStyles]}>
      {hasCode && isVisible ? (
        <Suspense fallback={placeholder}>
          <QrCode
            payload={getSmsQrPayload(completeMessage.number, completeMessage.text)}
            label={copy.code}
            size={codeSize}
          />
        </Suspense>
      ) : (
        <PhoneIcon size={24} aria-hidden />
      )}
      {completeMessage && isDoubtful ? (
        <Button variant="outlined" size="small" onClick={onConfirm} sx={confirmButtonStyles}>
          {copy.scanAnyway}
        </Button>
      ) : (
        <Typography variant="body2">{completeMessage ? copy.scan : copy.scanLater}</Typography>
      )}
    </Box>
  );
}

/** Size of the QR code in px: about 3 px per module, so that a phone can scan the code at arm's length. */
const codeSize = 128;

const boxStyles = {
  marginBlockStart: 'auto',
  display: 'none',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 2,
  alignItems: 'center',
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  color: 'text.secondary',
  [qrCodeMediaQuery]: { display: 'grid' },
};

const codeBoxStyles = {
  gridTemplateColumns: `${codeSize}px minmax(0, 1fr)`,
  minHeight: codeSize,
  '& > svg': { borderRadius: '4px' },
};

const confirmButtonStyles = {
  justifySelf: 'start',
  paddingInline: 1.5,
  whiteSpace: 'normal',
  textAlign: 'start',
} as const;

/** Styles of the placeholder while the QR code loads: the three corners of a QR code. */
const placeholderStyles = {
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  placeContent: 'space-between',
  width: codeSize,
  height: codeSize,
};

const placeholder = (
  <Box sx={placeholderStyles}>
    {[0, 1, 2].map((corner) => (
      <FinderPattern key={corner} size={32} colour="tone.fieldLine" />
    ))}
  </Box>
);
