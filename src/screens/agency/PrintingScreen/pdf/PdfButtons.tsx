import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { pdfCheckCopy } from '../shared/pdfCheck.copy';
import { pdfCopy } from '../shared/pdf.copy';

export type PdfButtonsProps = {
  isDisabled: boolean;
  hasParts: boolean;
  /** If undefined, the button 'Check codes' is not shown. */
  onCheckCodes?: () => void;
  onSavePdf: () => void;
};

/** The header buttons that make PDF files: to check their codes, and to save them. */
export const PdfButtons = ({ isDisabled, hasParts, onCheckCodes, onSavePdf }: PdfButtonsProps) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
    {onCheckCodes && (
      <Button variant="outlined" disabled={isDisabled} onClick={onCheckCodes}>
        {hasParts ? pdfCheckCopy.checkAll : pdfCheckCopy.check}
      </Button>
    )}
    <Button variant="outlined" disabled={isDisabled} onClick={onSavePdf}>
      {hasParts ? pdfCopy.saveAll : pdfCopy.save}
    </Button>
  </Box>
);
