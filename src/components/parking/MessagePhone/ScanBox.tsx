import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { radii } from '~/components/theme/tokens';
import { smsQrPayload } from '~/domain/parking/smsLink';

import { parkingCopy } from '../parking.copy';
import { qrCodeQuery } from './qrCodeQuery';

const copy = parkingCopy.message;

export type ScanBoxProps = {
  /** The message. Undefined while fields that it needs are empty. */
  completeMessage: { number: string; text: string } | undefined;
};

/** The chunk that draws QR codes is loaded when a QR code is shown. */
const QrCode = lazy(() => import('~/components/codes/QrCode/QrCode').then((module) => ({ default: module.QrCode })));

/** The message as a QR code. On a computer, the user scans it to open the message on a phone. */
export function ScanBox({ completeMessage }: ScanBoxProps) {
  const isVisible = useMediaQuery(qrCodeQuery);
  const empty = (
    <Box sx={emptyStyles}>
      <FinderPattern variant="ring" size={28} />
    </Box>
  );
  return (
    <Box sx={boxStyles}>
      {completeMessage && isVisible ? (
        <Suspense fallback={empty}>
          <QrCode
            payload={smsQrPayload(completeMessage.number, completeMessage.text)}
            label={copy.code}
            size={codeSize}
          />
        </Suspense>
      ) : (
        empty
      )}
      <Typography variant="body2">{completeMessage ? copy.scan : copy.scanLater}</Typography>
    </Box>
  );
}

/** Size of the QR code in px: at least 3 px per module, so that a phone can scan it at arm's length. */
const codeSize = 128;

const boxStyles = {
  display: 'none',
  gridTemplateColumns: `${codeSize}px minmax(0, 1fr)`,
  gap: 2,
  alignItems: 'center',
  p: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  '& > svg': { borderRadius: '4px' },
  [qrCodeQuery]: { display: 'grid' },
};

const emptyStyles = {
  display: 'grid',
  placeItems: 'center',
  width: codeSize,
  height: codeSize,
  borderRadius: '4px',
  bgcolor: 'tone.mist',
  color: 'tone.fieldLine',
};
