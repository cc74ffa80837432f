import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { NumberField } from '~/components/inputs/NumberField/NumberField';
import { toMmSize, findStickerSize } from '~/domain/printing/design/design';
import type { PdfPageChoice } from '~/domain/printing/design/design';
import type { Size } from '~/domain/printing/settings/paper';

import { pdfPageCopy as copy } from './PdfPageFields.copy';

export type PdfPageFieldsProps = {
  pageChoice: PdfPageChoice;
  /** Size of the page in points. */
  pageSize: Size;
  /** Size of the sticker in mm. */
  stickerSize: Size;
  onPageChange: (page: number) => void;
  /** Called with the size of the page in mm. */
  onSizeChange: (size: Size) => void;
};

/** Field for the page of a PDF to use as the design, and a button that sets the sticker to the size of this page. */
export function PdfPageFields({ pageChoice, pageSize, stickerSize, onPageChange, onSizeChange }: PdfPageFieldsProps) {
  const { page, pageCount } = pageChoice;
  const matchingStickerSize = findStickerSize(pageSize);
  const isSameSize =
    matchingStickerSize?.width === stickerSize.width && matchingStickerSize.height === stickerSize.height;
  const groupRef = useRef<HTMLDivElement>(null);
  return (
    <Box ref={groupRef} role="group" aria-label={copy.group} tabIndex={-1} sx={groupStyles}>
      {pageCount > 1 && (
        <>
          <Box sx={{ width: 104 }}>
            <NumberField
              label={copy.page}
              value={page}
              limits={{ min: 1, max: pageCount, unit: '', mustBeWhole: true }}
              step={1}
              onChange={onPageChange}
            />
          </Box>
          <Typography variant="body2" sx={{ color: 'text.secondary', paddingBlockStart: textOffset }}>
            {copy.ofPageCount(pageCount)}
          </Typography>
        </>
      )}
      {!matchingStickerSize && (
        <Typography variant="caption" component="p" sx={{ flexBasis: '100%', color: 'text.secondary' }}>
          {copy.outsideLimits(toMmSize(pageSize))}
        </Typography>
      )}
      {matchingStickerSize && !isSameSize && (
        <Button
          variant="outlined"
          size="small"
          sx={{ marginBlockStart: pageCount > 1 ? 3 : 0 }}
          onClick={() => {
            onSizeChange(matchingStickerSize);
            // The clicked button disappears, so the group takes the focus.
            groupRef.current?.focus();
          }}
        >
          {copy.useSize}
        </Button>
      )}
    </Box>
  );
}

/** Space above the text 'of 12', in spacing units. Centres the text on the input, which is below its label. */
const textOffset = 4.25;

const groupStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: 1,
  rowGap: 1.5,
  // An empty group takes up no space, but can keep the focus.
  '&:empty': { position: 'absolute' },
} as const;
