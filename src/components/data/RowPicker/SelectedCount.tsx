import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { formatCount } from '~/domain/number/amounts';

import { selectionBarCopy } from '../SelectionBar/SelectionBar.copy';
import { rowPickerCopy as copy } from './RowPicker.copy';

export type SelectedCountProps = {
  /** Number of selected rows, including hidden ones. */
  count: number;
  /** Number of selected rows that a search or filter hides. */
  hiddenCount: number;
  onClear: () => void;
};

/** Number of selected rows, and a button that deselects them. */
export function SelectedCount({ count, hiddenCount, onClear }: SelectedCountProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', minInlineSize: 0 }}>
      <Typography role="status" variant="body2" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
        {count > 0 ? selectionBarCopy.selected(formatCount(count)) : copy.noneSelected}
        {hiddenCount > 0 && copy.hidden(formatCount(hiddenCount))}
      </Typography>
      {count > 0 && (
        <Button
          variant="text"
          size="small"
          aria-label={copy.clearLabel}
          onClick={onClear}
          sx={{ marginBlock: '-4px', marginInlineEnd: -1.5 }}
        >
          {copy.clear}
        </Button>
      )}
    </Box>
  );
}
