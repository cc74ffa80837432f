import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useState } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { radii } from '~/components/theme/tokens';
import { smsQrPayload } from '~/domain/parking/smsLink';

import { parkingCopy } from '../parking.copy';
import { qrCodeQuery } from './qrCodeQuery';

const copy = parkingCopy.message;

export type ScanBoxProps = {
  /** The message. Undefined while fields that it needs are empty. */
  completeMessage: { number: string; text: string } | undefined;
  /** True if a value of the message looks wrong: the QR code then appears on request only. */
  isDoubtful?: boolean;
};

/** The chunk that draws QR codes is loaded when a QR code is shown. */
const QrCode = lazy(() => import('~/components/codes/QrCode/QrCode').then((module) => ({ default: module.QrCode })));

/** The message as a QR code. On a computer, the user scans it to open the message on a phone. */
export function ScanBox({ completeMessage, isDoubtful = false }: ScanBoxProps) {
  const isVisible = useMediaQuery(qrCodeQuery);
  const [isRequested, setIsRequested] = useState(false);
  const isWithheld = isDoubtful && !isRequested;
  const empty = (
    <Box sx={emptyStyles}>
      <FinderPattern variant="ring" size={28} />
    </Box>
  );
  return (
    <Box sx={boxStyles}>
      {completeMessage && isVisible && !isWithheld ? (
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
      {completeMessage && isWithheld ? (
        <Button variant="text" onClick={() => setIsRequested(true)} sx={{ justifySelf: 'start' }}>
          {copy.scanAnyway}
        </Button>
      ) : (
        <Typography variant="body2">{completeMessage ? copy.scan : copy.scanLater}</Typography>
      )}
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
