import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import type { Printer } from '~/domain/printing/calibration/printer';
import { getPaperSize } from '~/domain/printing/settings/paper';
import type { Paper } from '~/domain/printing/settings/paper';

import { printerFieldCopy as copy } from './PrinterField.copy';

export type PrinterSummaryProps = {
  /** The selected printer; undefined if prints have no correction. */
  printer: Printer | undefined;
  /** The paper of the sheet, which can have another size than the paper of the measured test page. */
  paper: Paper;
  onMeasure: () => void;
  onRename: () => void;
  onRemove: () => void;
};

/** The correction of the selected printer, and actions that change it. */
export function PrinterSummary({ printer, paper, onMeasure, onRename, onRemove }: PrinterSummaryProps) {
  if (!printer) {
    return (
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {copy.noneNote}
      </Typography>
    );
  }
  const { width, height } = getPaperSize(paper);
  const isOtherPaper = width !== printer.paper.width || height !== printer.paper.height;
  return (
    <div>
      <Typography variant="body2" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums', textWrap: 'balance' }}>
        {copy.summary(printer)}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {copy.scope} {copy.measured(printer)} {isOtherPaper && copy.otherPaper}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.5, marginInlineStart: -1 }}>
        {[
          [copy.measureAgain, onMeasure] as const,
          [copy.rename, onRename] as const,
          [copy.remove, onRemove] as const,
        ].map(([label, onClick]) => (
          <Button key={label} variant="text" size="small" onClick={onClick}>
            {label}
          </Button>
        ))}
      </Box>
    </div>
  );
}
