import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { radii } from '~/components/theme/tokens';
import { emirateDetails } from '~/domain/parking/emirates';
import type { Parking } from '~/domain/parking/message';
import { providers } from '~/domain/parking/providers';

import { parkingCopy } from '../parking.copy';
import { exampleStyles } from './exampleStyles';

const copy = parkingCopy.message;

export type MessageHeaderProps = {
  /** True to show an example message, since nothing has been entered yet. */
  hasExample: boolean;
  /** Phone number of the recipient; '' while it is unknown. */
  number: string;
  area: Parking['area'];
};

/** Header of the message: the recipient's phone number and the parking provider. Screen readers skip the example. */
export function MessageHeader({ hasExample, number, area }: MessageHeaderProps) {
  if (hasExample)
    return (
      <Box aria-hidden="true" sx={[headerStyles, exampleHeaderStyles]}>
        <Typography data-example={copy.example.number} sx={[numberStyles, exampleStyles]} />
        <Typography variant="body2" data-example={copy.example.provider} sx={[providerStyles, exampleStyles]} />
        <Box sx={chipStyles}>{copy.exampleChip}</Box>
      </Box>
    );
  return (
    <Box sx={headerStyles}>
      <Typography sx={numberStyles}>
        <Box component="span" sx={visuallyHidden}>
          {`${copy.to} `}
        </Box>
        {number || copy.empty}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {area ? copy.provider(emirateDetails[area].name, providers[area].name) : copy.noArea}
      </Typography>
    </Box>
  );
}

const headerStyles = {
  position: 'relative',
  paddingBlockEnd: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};

/** Hides the example on phones, where MessageStrip shows it. */
const exampleHeaderStyles = { display: { xs: 'none', sm: 'block' } };

const numberStyles = { fontWeight: 700, fontSize: '1.125rem', color: 'text.primary' };

const providerStyles = { color: 'text.primary' };

const chipStyles = {
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  px: 1,
  border: '1px solid',
  borderColor: 'tone.fieldLine',
  borderRadius: `${radii.full}px`,
  typography: 'body2',
  fontWeight: 600,
  color: 'text.primary',
};
