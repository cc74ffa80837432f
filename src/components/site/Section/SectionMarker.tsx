import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { markerColour } from './darkSurfaceStyles';

export type SectionMarkerProps = {
  children: string;
};

/** A short text that names the topic of a section. It is above the title, after a finder pattern. */
export function SectionMarker({ children }: SectionMarkerProps) {
  return (
    <Typography variant="marker" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: markerColour }}>
      <FinderPattern />
      {children}
    </Typography>
  );
}
