import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';

import { StepButton } from './StepButton';
import { nextZoom } from './previewScale';

export type ZoomControlProps = {
  /** 1 is 3.78 px per millimetre. */
  zoom: number;
  /** True if the page fits the available space. */
  fits: boolean;
  /** Undefined fits the page to the available space. */
  onZoom: (zoom: number | undefined) => void;
};

/** Zoom of the page preview, in steps or fitted. */
export function ZoomControl({ zoom, fits, onZoom }: ZoomControlProps) {
  const [smaller, larger] = [nextZoom(zoom, -1), nextZoom(zoom, 1)];
  return (
    <Box role="group" aria-label="Zoom" sx={zoomStyles}>
      <Button size="small" variant="text" aria-pressed={fits} onClick={() => onZoom(undefined)}>
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

/** Low enough for a caption. */
const zoomStyles = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  '&& button': { minWidth: 28, minHeight: 28, height: 28, p: 0.5, px: 1 },
} as const;
