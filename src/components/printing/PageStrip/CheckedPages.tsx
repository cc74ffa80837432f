import ButtonBase from '@mui/material/ButtonBase';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { getStickerRange } from '~/domain/printing/sheet/sheetLayout';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { checkedPagesCopy as copy } from './CheckedPages.copy';
import { MiniaturePage } from './MiniaturePage';
import { canDrawMiniatures, maxMiniatures, stripStyles } from './stripStyles';

export type CheckedPagesProps = {
  layout: SheetLayout;
  /** Zero-based indices, in the run, of the stickers with errors. */
  errorStickers: ReadonlySet<number>;
  /** Returns the zero-based indices, in the run, of the checked stickers on a page. */
  listCheckedStickers: (page: number) => readonly number[];
  /** Shows the page with this zero-based index. If undefined, the pages are not buttons. */
  onPageChange: ((page: number) => void) | undefined;
};

/** Result of 'Check codes' as a strip of miniature pages. A long run shows only its pages with errors. */
export function CheckedPages({ layout, errorStickers, listCheckedStickers, onPageChange }: CheckedPagesProps) {
  const errorPages = [...new Set([...errorStickers].map((index) => layout.getStickerPosition(index).page))];
  const isComplete = canDrawMiniatures(layout);
  const pages = isComplete
    ? Array.from({ length: layout.pageCount }, (_, page) => page)
    : errorPages.slice(0, maxMiniatures);
  // A single page without errors would only repeat the text of the result.
  if (pages.length === 0 || (layout.pageCount === 1 && errorPages.length === 0)) return null;
  return (
    <Box
      role="group"
      aria-label={copy.label}
      sx={{ display: 'flex', flexWrap: { xs: 'wrap', md: 'nowrap' }, alignItems: 'center', columnGap: 1 }}
    >
      <Typography variant="caption" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        {copy.caption(pages.length, isComplete)}
      </Typography>
      <Box sx={stripStyles}>
        {pages.map((page) => {
          const checkedStickers = new Set(listCheckedStickers(page));
          const { first, end } = getStickerRange(layout, page);
          const errorCount = [...errorStickers].filter((index) => index >= first && index < end).length;
          const miniature = (
            <MiniaturePage
              layout={layout}
              page={page}
              getColour={(index) =>
                errorStickers.has(index) ? 'error.main' : checkedStickers.has(index) ? 'success.main' : 'tone.line'
              }
            />
          );
          return onPageChange ? (
            <ButtonBase
              key={page}
              aria-label={copy.page(page + 1, errorCount)}
              onClick={() => onPageChange(page)}
              sx={{ p: 0.25 }}
            >
              {miniature}
            </ButtonBase>
          ) : (
            <Box key={page}>{miniature}</Box>
          );
        })}
      </Box>
    </Box>
  );
}
