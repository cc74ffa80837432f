import Box from '@mui/material/Box';

import { PageNavigation } from '~/components/printing/SheetPreview/PageNavigation';
import { StartSlotField } from '~/components/printing/SheetPreview/StartSlotField';
import { ZoomControl } from '~/components/printing/SheetPreview/ZoomControl';
import type { ZoomControlProps } from '~/components/printing/SheetPreview/ZoomControl';

import type { Preview } from '../controller/usePreview';
import { previewPanelCopy as copy } from './PreviewPanel.copy';
import { sheetCaptionStyles, sheetTitleStyles, sideCaptionStyles } from './previewBodyStyles';

export type SheetCaptionProps = {
  preview: Pick<Preview, 'layout' | 'page'>;
  zoom: ZoomControlProps;
  isPhone: boolean;
  /** True if the preview of a phone is compact. It has space for the page navigation only. */
  isCompact: boolean;
  /** True if the caption is next to the sheet. */
  isBeside: boolean;
  onPageChange: (page: number) => void;
  onStartSlotChange: (slot: number) => void;
};

/** Caption of the sheet: its title or the page navigation, and the zoom or, on phones, the first label to print on. */
export function SheetCaption({ preview, zoom, isPhone, isCompact, isBeside, ...handlers }: SheetCaptionProps) {
  const { layout, page } = preview;
  const pageCount = layout.fits ? layout.pageCount : 0;
  return (
    <Box data-sheet-caption="" sx={[sheetCaptionStyles, isBeside && sideCaptionStyles]}>
      {pageCount > 1 && <PageNavigation page={page} pageCount={pageCount} onPageChange={handlers.onPageChange} />}
      {pageCount <= 1 && !isPhone && (
        <Box component="b" sx={sheetTitleStyles}>
          {copy.sheetTitle}
        </Box>
      )}
      {!isPhone && <ZoomControl {...zoom} />}
      {isPhone && !isCompact && layout.fits && layout.perPage > 1 && (
        <StartSlotField
          layout={layout}
          isShort={pageCount > 1 && !isBeside}
          onStartSlotChange={handlers.onStartSlotChange}
        />
      )}
    </Box>
  );
}
