import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';

import { markerColour } from '../Section/markerColour';

export type SectionMarkerProps = {
  /** What kind of section follows. */
  children: string;
};

/** The label above a title, beside the finder pattern. */
export function SectionMarker({ children }: SectionMarkerProps) {
  return (
    <Typography variant="marker" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, color: markerColour }}>
      <FinderPattern />
      {children}
    </Typography>
  );
}
