import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { SheetPreview } from '~/components/printing/SheetPreview/SheetPreview';
import { useZoom } from '~/components/printing/SheetPreview/useZoom';
import { StickerCloseUp } from '~/components/printing/StickerCloseUp/StickerCloseUp';
import { unprintableEdgeWidth, findPrinterEdgeIssue } from '~/domain/printing/checks/printerEdge';
import type { QuickFix } from '~/domain/printing/checks/issues';
import { getPaperSize } from '~/domain/printing/settings/paper';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { Preview } from '../controller/usePreview';
import { previewPanelCopy as copy } from './PreviewPanel.copy';
import { PreviewSummary } from './PreviewSummary';
import { noticesStyles } from '../shared/noticeStyles';
import { SheetCaption } from './SheetCaption';
import { usePreviewView } from './usePreviewView';
import { useStuck } from './useStuck';
import { bodyStyles, checksStyles, createPaneStyles, sheetPaneStyles, stickerColumnStyles } from './previewBodyStyles';
import { headerStyles, panelStyles, quantityStyles, tallPreviewStyles, viewChoiceStyles } from './previewPanelStyles';

export type PreviewPanelProps = {
  settings: PrintSettings;
  preview: Preview;
  designHref: string | undefined;
  quantityControl: ReactNode;
  isPhone: boolean;
  onPageChange: (page: number) => void;
  onApplyFix: (quickFix: QuickFix) => void;
  onStartSlotChange: (slot: number) => void;
  /** The scan checks. False on phones, where they are shown below the preview. */
  scanChecks: ReactNode;
  /** Notes about earlier prints. False on phones, where they are shown below the preview. */
  runNotes: ReactNode;
  /** Messages and the progress of a PDF. False on phones, where they are at the bottom of the window. */
  notices: ReactNode;
  /** Indices of the stickers with errors, which the sheet outlines; undefined if no PDF was checked. */
  errorStickers: ReadonlySet<number> | undefined;
};

/** Preview of the sheets and of one sticker, below a summary of the sheets. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { settings, preview, designHref, isPhone, scanChecks, errorStickers } = props;
  const { onPageChange, onApplyFix, onStartSlotChange } = props;
  const zoom = useZoom();
  const { sentinelRef, isStuck } = useStuck();
  const { layout, drawnSettings, drawnDesign, drawnSheet, page, requestedView } = preview;
  const { quantity, start } = settings;
  const viewTriggers = { errorStickers, designHref, requestedView, quantity, start };
  // A whole sheet with a single sticker would look empty.
  const [view, setView] = usePreviewView(isPhone || quantity === 1 ? 'sticker' : 'sheet', viewTriggers);
  const { width, height } = getPaperSize(drawnSettings.paper);
  // A sheet in portrait format needs a tall preview. While the preview is compact, the space that it takes on the page
  // stays the same, so that the settings do not move when another view is shown.
  const needsTallPreview = isPhone && view === 'sheet' && height > width;
  const [isTall, setTall] = useState(needsTallPreview);
  if (!isStuck && isTall !== needsTallPreview) setTall(needsTallPreview);

  return (
    <>
      {isPhone && <div ref={sentinelRef} />}
      <Box
        component="section"
        aria-label={copy.label}
        {...(isStuck && { 'data-stuck': '' })}
        sx={[panelStyles, isTall && tallPreviewStyles]}
      >
        <Box sx={headerStyles}>
          <Box data-quantity="" sx={quantityStyles}>
            {props.quantityControl}
          </Box>
          <PreviewSummary {...{ settings, preview, view, isPhone, isStuck, onApplyFix }} />
          <Box sx={viewChoiceStyles}>
            <SegmentedControl {...copy.view(isPhone)} value={view} onChange={setView} />
          </Box>
        </Box>
        {props.runNotes}
        {!layout.fits && (
          <Alert severity="error" sx={{ borderRadius: 0, gridArea: 'alert' }}>
            {copy.problem(layout)}
          </Alert>
        )}
        <Box sx={bodyStyles}>
          <Box sx={[createPaneStyles(view === 'sheet'), sheetPaneStyles]}>
            <SheetCaption
              preview={preview}
              zoom={zoom.controlProps}
              isPhone={isPhone}
              isCompact={isStuck}
              isBeside={isTall && !isStuck}
              onPageChange={onPageChange}
              onStartSlotChange={onStartSlotChange}
            />
            <SheetPreview
              settings={drawnSettings}
              layout={drawnSheet}
              page={page}
              scene={preview.scene}
              designHref={drawnDesign?.href}
              onStartSlotChange={onStartSlotChange}
              errorStickers={errorStickers}
              highlightedSticker={preview.highlightedSticker}
              blankEdgeWidth={findPrinterEdgeIssue(drawnSettings) && unprintableEdgeWidth}
              {...zoom.sheetProps}
            />
          </Box>
          <Box sx={stickerColumnStyles}>
            <Box sx={createPaneStyles(view === 'sticker')}>
              <StickerCloseUp
                settings={settings}
                scene={preview.closeUpScene}
                designHref={designHref}
                caption={copy.caption(preview.caption)}
                codeErrors={preview.codeErrors}
                lineErrors={preview.lineErrors}
                selectedLine={preview.selectedLine}
                onSelectLine={preview.onSelectLine}
                onChange={onApplyFix}
              />
            </Box>
            {scanChecks && <Box sx={checksStyles}>{scanChecks}</Box>}
          </Box>
        </Box>
        <Box sx={noticesStyles}>
          <div>{props.notices}</div>
        </Box>
      </Box>
    </>
  );
}
