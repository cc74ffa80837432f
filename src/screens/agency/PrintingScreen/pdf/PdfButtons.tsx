import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';

import { checkCopy } from '../shared/check.copy';
import { pdfCopy } from '../shared/pdf.copy';

export type PdfButtonsProps = { isDisabled: boolean; onCheckCodes: () => void; onSavePdf: () => void };

/** The buttons share a line, which is the second one where the header is too narrow for all buttons. */
const groupStyles = (theme: Theme) => ({
  display: 'flex',
  flexBasis: '100%',
  justifyContent: 'flex-end',
  gap: 1.5,
  order: { md: 1 },
  paddingBlockEnd: 1,
  '& > button': { flex: { xs: 1, md: 'none' } },
  [theme.breakpoints.up(1200)]: { flexBasis: 'auto', order: 0, paddingBlockEnd: 0 },
});

/** The buttons of the header that make PDF files. */
export const PdfButtons = ({ isDisabled, onCheckCodes, onSavePdf }: PdfButtonsProps) => (
  <Box sx={groupStyles}>
    <Button variant="outlined" disabled={isDisabled} onClick={onCheckCodes}>
      {checkCopy.check}
    </Button>
    <Button variant="outlined" disabled={isDisabled} onClick={onSavePdf}>
      {pdfCopy.save}
    </Button>
  </Box>
);
