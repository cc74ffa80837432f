import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';

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
  const step = (label: string, direction: 1 | -1, Icon: LucideIcon) => {
    const next = nextZoom(zoom, direction);
    return (
      // aria-disabled instead of disabled, which would lose the focus.
      <IconButton
        aria-label={label}
        aria-disabled={next === undefined}
        onClick={() => {
          if (next !== undefined) onZoom(next);
        }}
        sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
      >
        <Icon size={16} />
      </IconButton>
    );
  };
  return (
    <Box role="group" aria-label="Zoom" sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center' }}>
      <Button size="small" variant="text" aria-pressed={fits} onClick={() => onZoom(undefined)}>
        Fit
      </Button>
      {step('Smaller', -1, MinusIcon)}
      <Typography
        variant="body2"
        component="span"
        role="status"
        sx={{ minWidth: 48, textAlign: 'center', fontVariantNumeric: 'tabular-nums' }}
      >
        {Math.round(zoom * 100)} %
      </Typography>
      {step('Larger', 1, PlusIcon)}
    </Box>
  );
}
