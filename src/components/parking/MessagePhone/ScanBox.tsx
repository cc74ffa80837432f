import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { radii } from '~/components/theme/tokens';
import { smsToPayload } from '~/domain/parking/smsLink';

import { parkingCopy } from '../parking.copy';
import { scanQuery, useScanning } from './scanQuery';

const copy = parkingCopy.message;

export type ScanBoxProps = {
  /** The message that the code opens on a phone; undefined while something is missing. */
  ready: { number: string; text: string } | undefined;
};

/** The encoder is fetched with the first code. */
const QrCode = lazy(() => import('~/components/codes/QrCode/QrCode').then((module) => ({ default: module.QrCode })));

/** For a computer: the message as a code for the phone beside it. */
export function ScanBox({ ready }: ScanBoxProps) {
  const isInSight = useScanning();
  const empty = (
    <Box sx={emptyStyles}>
      <FinderPattern figure="ring" size={28} />
    </Box>
  );
  return (
    <Box sx={boxStyles}>
      {ready && isInSight ? (
        <Suspense fallback={empty}>
          <QrCode payload={smsToPayload(ready.number, ready.text)} label={copy.code} size={codeSize} />
        </Suspense>
      ) : (
        empty
      )}
      <Typography variant="body2">{ready ? copy.scan : copy.scanLater}</Typography>
    </Box>
  );
}

/** In px: at least three a module, which a phone reads off a screen at an arm's length. */
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
  [scanQuery]: { display: 'grid' },
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
