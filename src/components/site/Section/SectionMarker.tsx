import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { markerColour } from './darkSurfaceStyles';

export type SectionMarkerProps = {
  children: string;
};

/** Short text above the title of a section that names its topic, with the finder pattern of a QR code as its icon. */
export function SectionMarker({ children }: SectionMarkerProps) {
  return (
    <Typography variant="marker" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: markerColour }}>
      <FinderPattern />
      {children}
    </Typography>
  );
}
