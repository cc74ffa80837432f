import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { pageSizeInMm, stickerSizeOf } from '~/domain/printing/design/design';
import type { PdfPageChoice } from '~/domain/printing/design/design';
import type { Size } from '~/domain/printing/settings/paper';

import { pdfPageCopy as copy } from './PdfPageFields.copy';

export type PdfPageFieldsProps = {
  pdf: PdfPageChoice;
  /** Size of the page in points. */
  pageSize: Size;
  /** Size of the sticker in mm. */
  sticker: Size;
  onPageChange: (page: number) => void;
  /** Called with the size of the page in mm. */
  onSizeChange: (size: Size) => void;
};

/** Choice of the page of a PDF that is the design, and a button that gives the sticker the size of the page. */
export function PdfPageFields({ pdf, pageSize, sticker, onPageChange, onSizeChange }: PdfPageFieldsProps) {
  const { page, pages } = pdf;
  const size = stickerSizeOf(pageSize);
  const isSameSize = size?.width === sticker.width && size.height === sticker.height;
  return (
    <>
      {pages > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'flex-end', gap: 1 }}>
          <Box sx={{ width: 104 }}>
            <NumberField
              label={copy.page}
              value={page}
              limits={{ min: 1, max: pages, unit: '', whole: true }}
              step={1}
              onChange={onPageChange}
            />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', paddingBlockEnd: 1 }}>
            {copy.of(pages)}
          </Typography>
        </Box>
      )}
      {!size && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {copy.outsideLimits(pageSizeInMm(pageSize))}
        </Typography>
      )}
      {size && !isSameSize && (
        <Button variant="outlined" size="small" sx={{ justifySelf: 'start' }} onClick={() => onSizeChange(size)}>
          {copy.useSize}
        </Button>
      )}
    </>
  );
}
