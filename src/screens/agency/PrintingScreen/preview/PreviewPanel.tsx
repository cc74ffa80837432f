import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';

import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { SheetPreview } from '~/components/printing/SheetPreview/SheetPreview';
import { useZoom } from '~/components/printing/SheetPreview/useZoom';
import { ZoomControl } from '~/components/printing/SheetPreview/ZoomControl';
import { StickerCloseUp } from '~/components/printing/StickerCloseUp/StickerCloseUp';
import type { StickerCloseUpProps } from '~/components/printing/StickerCloseUp/StickerCloseUp';
import { blankEdge, findPrinterEdgeIssue } from '~/domain/printing/checks/printerEdge';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';

import type { Preview } from '../controller/usePreview';
import { previewPanelCopy as copy } from './PreviewPanel.copy';
import type { View } from './PreviewPanel.copy';
import { useStuck } from './useStuck';
import {
  bodyAndJobStyles,
  bodyStyles,
  checksStyles,
  paneStyles,
  sheetCaptionStyles,
  sheetPaneStyles,
  startCardStyles,
  stickerColumnStyles,
} from './previewBodyStyles';
import {
  headerStyles,
  jobStyles,
  panelStyles,
  stuckErrorStyles,
  summaryStyles,
  viewChoiceStyles,
} from './previewPanelStyles';

export type PreviewPanelProps = {
  settings: PrintSettings;
  preview: Preview;
  designHref: string | undefined;
  /** The quantity field. False on phones, where it is below the preview. */
  quantity: ReactNode;
  isPhone: boolean;
  /** Card with the built-in designs, before one is chosen. False on phones, where it is shown below the preview. */
  startCard: ReactNode;
  onPageChange: (page: number) => void;
  onCodesChange: StickerCloseUpProps['onChange'];
  onStart: (slot: number) => void;
  /** The scan checks. False on phones, where they are shown below the preview. */
  checks: ReactNode;
  /** Notes about earlier prints. False on phones, where they are shown below the preview. */
  notes: ReactNode;
  /** Bar with the progress of a PDF. False on phones, where it is at the bottom of the window. */
  job: ReactNode;
  /** Indices of the stickers with errors, which the sheet outlines; undefined if no PDF was checked. */
  errors: ReadonlySet<number> | undefined;
};

/** Preview of the sheets and of one sticker, below a summary of the sheets. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { settings, preview, designHref, isPhone, startCard, onPageChange, onCodesChange, onStart, checks } = props;
  const [view, setView] = useState<View>(isPhone ? 'sticker' : 'sheet');
  const zoom = useZoom();
  const { startRef, isStuck } = useStuck();
  const { errors } = props;
  const [previousProps, setPreviousProps] = useState({ errors, designHref });
  if (errors !== previousProps.errors || designHref !== previousProps.designHref) {
    setPreviousProps({ errors, designHref });
    // Switches to the sheet when a check has found errors, which it outlines, and to the sticker for a new design.
    if (errors !== previousProps.errors && errors && errors.size > 0) setView('sheet');
    else if (designHref && designHref !== previousProps.designHref) setView('sticker');
  }
  const { sheet, drawnSettings, drawnDesign, drawnSheet, page } = preview;
  const codeError = copy.codeError(preview.codeErrors);

  return (
    <>
      {isPhone && <div ref={startRef} />}
      <Box component="section" aria-label={copy.label} {...(isStuck && { 'data-stuck': '' })} sx={panelStyles}>
        <Box sx={headerStyles}>
          {props.quantity}
          <Typography component="output" aria-live="polite" sx={summaryStyles}>
            {sheet.fits ? copy.summary(settings, sheet, isPhone) : copy.nothingFits}
            {isStuck && codeError && (
              <Box component="span" aria-hidden="true" sx={stuckErrorStyles}>
                {codeError}
              </Box>
            )}
          </Typography>
          <Box sx={viewChoiceStyles}>
            <SegmentedControl {...copy.view(isPhone)} value={view} onChange={setView} />
          </Box>
        </Box>
        {props.notes}
        {!sheet.fits && (
          <Alert severity="error" sx={{ borderRadius: 0, gridArea: 'alert' }}>
            {copy.problem(sheet)}
          </Alert>
        )}
        <Box sx={bodyAndJobStyles}>
          <Box sx={bodyStyles}>
            <Box sx={[paneStyles(view === 'sheet'), sheetPaneStyles]}>
              <Box sx={sheetCaptionStyles}>
                <b>{copy.sheetTitle}</b>
                <ZoomControl {...zoom.controlProps} />
              </Box>
              <SheetPreview
                settings={drawnSettings}
                sheet={drawnSheet}
                page={page}
                pageCount={sheet.fits ? Math.max(1, sheet.pages) : 1}
                scene={preview.scene}
                designHref={drawnDesign?.href}
                onPageChange={onPageChange}
                onStart={onStart}
                errors={errors}
                highlighted={preview.highlighted}
                blankEdge={findPrinterEdgeIssue(drawnSettings) && blankEdge}
                {...zoom.sheetProps}
              />
            </Box>
            <Box sx={stickerColumnStyles(Boolean(startCard || props.job))}>
              <Box sx={paneStyles(view === 'sticker')}>
                <StickerCloseUp
                  settings={settings}
                  scene={preview.sticker}
                  designHref={designHref}
                  caption={copy.caption(preview.caption)}
                  codeErrors={preview.codeErrors}
                  lineErrors={preview.lineErrors}
                  selectedLine={preview.selectedLine}
                  onSelectLine={preview.onSelectLine}
                  onChange={onCodesChange}
                />
              </Box>
              {startCard && <Box sx={startCardStyles}>{startCard}</Box>}
              {checks && <Box sx={checksStyles}>{checks}</Box>}
            </Box>
          </Box>
          {props.job && <Box sx={jobStyles}>{props.job}</Box>}
        </Box>
      </Box>
    </>
  );
}
