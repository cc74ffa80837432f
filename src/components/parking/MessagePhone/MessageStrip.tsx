import Box from '@mui/material/Box';

import { fixed, radii } from '~/components/theme/tokens';

import { parkingCopy } from '../parking.copy';

export type MessageStripProps = { number: string; text: string };

/**
 * On narrow windows, where the phone is further down: the message so far, at the lower edge while the form is in view.
 * It is there to be seen only; what is read out and what can be done with it is in the phone.
 */
export function MessageStrip({ number, text }: MessageStripProps) {
  const { empty, noPlace } = parkingCopy.message;
  return (
    <Box aria-hidden="true" sx={stripStyles}>
      <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', flex: 'none' }}>
        {number || (text ? empty : noPlace)}
      </Box>
      <Box component="span" sx={[bubbleStyles, text ? {} : emptyStyles]}>
        {text || empty}
      </Box>
    </Box>
  );
}

const stripStyles = {
  display: { xs: 'flex', md: 'none' },
  position: 'sticky',
  insetBlockEnd: 8,
  zIndex: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1.5,
  minHeight: 56,
  p: '6px 8px 6px 16px',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
  boxShadow: '0 8px 24px rgb(11 18 32 / 0.16)',
  fontVariantNumeric: 'tabular-nums',
};

const bubbleStyles = {
  minWidth: 0,
  p: '8px 14px',
  borderRadius: '16px 16px 4px 16px',
  bgcolor: fixed.blue,
  color: fixed.white,
  fontWeight: 600,
  overflowWrap: 'anywhere',
};

const emptyStyles = { bgcolor: 'tone.idleSoft', color: 'text.secondary' };
