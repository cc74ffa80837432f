import Button from '@mui/material/Button';
import DoneIcon from 'lucide-react/icons/check';

import type { EarlierPrints } from '../controller/useEarlierPrints';
import { pdfCopy } from '../shared/pdf.copy';

export type MarkAsPrintedButtonProps = { markAsPrintedAction: ReturnType<EarlierPrints['getMarkAction']> };

const copy = pdfCopy.marking;

/** Button that marks the tags of a saved PDF as printed, once. Renders nothing for sample codes. */
export function MarkAsPrintedButton({ markAsPrintedAction }: MarkAsPrintedButtonProps) {
  if (!markAsPrintedAction) return null;
  const { count, isMarked, onMark } = markAsPrintedAction;
  return (
    <Button
      variant="outlined"
      startIcon={isMarked && <DoneIcon size={16} />}
      // Not `disabled`, so that the button keeps the focus after the click.
      aria-disabled={isMarked}
      onClick={isMarked ? undefined : onMark}
      sx={{ '&[aria-disabled=true]': { color: 'text.secondary', cursor: 'default' } }}
    >
      {isMarked ? copy.marked : copy.mark(count)}
    </Button>
  );
}
