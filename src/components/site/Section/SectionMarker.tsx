import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { markerColour } from './darkSurfaceStyles';

export type SectionMarkerProps = {
  children: string;
};

/** A short text above a title that names the topic, with a finder pattern before it. */
export function SectionMarker({ children }: SectionMarkerProps) {
  return (
    <Typography variant="marker" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: markerColour }}>
      <FinderPattern />
      {children}
    </Typography>
  );
}
