import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';

import { StepButton } from './StepButton';
import { findNextZoom } from './previewScale';

export type ZoomControlProps = {
  /** The current zoom factor: 1 is 3.78 px per millimetre. */
  zoom: number;
  /** True while the page is fitted to the available space. */
  isFitted: boolean;
  /** Called with the new zoom factor; with undefined to fit the page to the available space. */
  onZoom: (zoom: number | undefined) => void;
};

/** Buttons that zoom the page preview in steps, or fit the page to the available space. */
export function ZoomControl({ zoom, isFitted, onZoom }: ZoomControlProps) {
  const [smaller, larger] = [findNextZoom(zoom, -1), findNextZoom(zoom, 1)];
  return (
    <Box role="group" aria-label="Zoom" sx={{ display: 'flex', alignItems: 'center' }}>
      <Button size="small" variant="text" aria-pressed={isFitted} onClick={() => onZoom(undefined)}>
        Fit
      </Button>
      <StepButton label="Smaller" icon={MinusIcon} disabled={smaller === undefined} onClick={() => onZoom(smaller)} />
      <Typography
        variant="body2"
        component="span"
        role="status"
        sx={{ minWidth: 48, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {Math.round(zoom * 100)} %
      </Typography>
      <StepButton label="Larger" icon={PlusIcon} disabled={larger === undefined} onClick={() => onZoom(larger)} />
    </Box>
  );
}
