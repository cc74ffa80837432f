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
  /** Undefined while a field is missing. */
  ready: { number: string; text: string } | undefined;
};

/** Loads the encoder on first use. */
const QrCode = lazy(() => import('~/components/codes/QrCode/QrCode').then((module) => ({ default: module.QrCode })));

/** The message as a QR code, to open it on a phone from a computer. */
export function ScanBox({ ready }: ScanBoxProps) {
  const isVisible = useMediaQuery(qrCodeQuery);
  const empty = (
    <Box sx={emptyStyles}>
      <FinderPattern variant="ring" size={28} />
    </Box>
  );
  return (
    <Box sx={boxStyles}>
      {ready && isVisible ? (
        <Suspense fallback={empty}>
          <QrCode payload={smsQrPayload(ready.number, ready.text)} label={copy.code} size={codeSize} />
        </Suspense>
      ) : (
        empty
      )}
      <Typography variant="body2">{ready ? copy.scan : copy.scanLater}</Typography>
    </Box>
  );
}

/** In px: at least 3 px per module, so that a phone reads it from a screen at arm's length. */
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
