import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import MinusIcon from 'lucide-react/icons/minus';
import PlusIcon from 'lucide-react/icons/plus';

import { nextZoom } from './previewScale';

export type ZoomControlProps = {
  /** 1 is 3.78 px a millimetre. */
  zoom: number;
  /** Whether it is as large as the room allows. */
  fits: boolean;
  /** Undefined fits the page to its room. */
  onZoom: (zoom: number | undefined) => void;
};

/** How large the page is drawn: step by step, or as large as the room allows. */
export function ZoomControl({ zoom, fits, onZoom }: ZoomControlProps) {
  const step = (label: string, direction: 1 | -1, Icon: LucideIcon) => {
    const next = nextZoom(zoom, direction);
    return (
      // Disabled in words only: a button that is disabled while it is pressed loses the focus.
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
