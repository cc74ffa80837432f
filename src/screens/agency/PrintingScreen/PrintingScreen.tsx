import Box from '@mui/material/Box';
import { useRef } from 'react';

import { DesignStartCard } from '~/components/printing/DesignGallery/DesignStartCard';
import { ScanChecks } from '~/components/printing/ScanChecks/ScanChecks';
import { useIsMobile } from '~/components/theme/useIsMobile';
import { applyQuickFix } from '~/domain/printing/checks/issues';
import type { QuickFix } from '~/domain/printing/checks/issues';
import type { PrintingState } from '~/domain/printing/state/printingState';

import { PrintError } from './PrintError';
import { PrintingHeader } from './PrintingHeader';
import type { PrintingEffects } from './controller/printingEffects';
import { usePrinting } from './controller/usePrinting';
import { PrintingSettings } from './controls/PrintingSettings';
import { QuantityControl } from './controls/QuantityControl';
import { usePrintConfirmation } from './usePrintConfirmation';
import { PdfNotices } from './pdf/PdfNotices';
import { PreviewPanel } from './preview/PreviewPanel';
import { RunNotes } from './runs/RunNotes';
import { useRunsDialog } from './runs/useRunsDialog';
import { RunCodesNote } from './tags/RunCodesNote';
import { useTagPickerDialog } from './tags/useTagPickerDialog';
import { phoneNoticeScreenStyles, phoneNoticesStyles } from './shared/noticeStyles';
import { columnsStyles, scrollMarginStyles, withoutPagePaddingStyles } from './shared/screenStyles';

export type PrintingScreenProps = {
  effects: PrintingEffects;
  /** Parts of the initial state that differ from the default state. */
  initialState?: Partial<PrintingState>;
};

/** Screen on which an agency designs and prints sheets of stickers. */
export function PrintingScreen({ effects, initialState }: PrintingScreenProps) {
  const isPhone = useIsMobile();
  const printing = usePrinting(effects, initialState);
  const { state, preview, tags, pdfJobs, runs, onSettingsChange, onUseLastSettings } = printing;
  const { settings, design } = state;
  const stickerCount = preview.layout.fits ? preview.layout.stickerCount : 0;
  const tagGroupRef = useRef<HTMLDetailsElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const applyFix = (fix: QuickFix) => onSettingsChange(applyQuickFix(settings, fix));
  const confirmation = usePrintConfirmation(printing, applyFix);
  // Focuses the heading when a clicked button disappears. Otherwise, the focus would be lost.
  const focusHeading = () => headingRef.current?.focus({ preventScroll: true });
  const galleryProps = {
    code: preview.firstCode,
    chosenName: state.builtInDesign?.name,
    onChoose: printing.designChoice.onChooseBuiltIn,
  };
  // On phones, the card stays after a built-in design is chosen, so that the page does not jump.
  const hasStartCard = isPhone && (!design || state.builtInDesign !== undefined);
  const printError = <PrintError key="print" printing={printing} />;
  const pdfNotices = (
    <PdfNotices key="pdf" printing={printing} stickerCount={stickerCount} onDisappear={focusHeading} />
  );
  const runsDialog = useRunsDialog(runs.history, focusHeading);
  const tagPicker = useTagPickerDialog({ effects, printing, tagGroupRef, onButtonDisappear: focusHeading });
  const runNotes = <RunNotes runs={runs} onButtonDisappear={focusHeading} />;
  const quantityControl = (
    <QuantityControl
      key={state.revision}
      quantity={settings.quantity}
      isCopies={tags.run.source !== 'sample'}
      onChange={(quantity) => onSettingsChange({ ...settings, quantity })}
    />
  );
  const scanChecks = (
    <ScanChecks
      checks={preview.checks}
      emptyReason={stickerCount > 0 ? undefined : preview.layout.fits ? 'no-codes' : 'no-room'}
      onApply={applyFix}
      {...(stickerCount > 1 && { onShowSticker: printing.onShowSticker })}
    />
  );

  return (
    <Box sx={[withoutPagePaddingStyles, phoneNoticeScreenStyles]}>
      <PrintingHeader
        codesNote={
          <RunCodesNote
            printing={printing}
            onChooseTags={tagPicker.onOpen}
            tagGroupRef={tagGroupRef}
            onButtonDisappear={focusHeading}
          />
        }
        undo={printing.undo}
        headingRef={headingRef}
        stickerCount={stickerCount}
        hasParts={stickerCount > 0 && pdfJobs.stickerCount > stickerCount}
        onPrint={confirmation.onPrint}
        onSavePdf={confirmation.onSavePdf}
        onCheckCodes={pdfJobs.onCheckCodes}
        isPdfBusy={pdfJobs.isBusy}
        isPhone={isPhone}
        printError={isPhone && printError}
        onUseLastSettings={
          onUseLastSettings &&
          (() => {
            onUseLastSettings();
            focusHeading();
          })
        }
        onReset={printing.onReset}
      />
      <Box sx={{ containerType: { md: 'inline-size' } }}>
        <Box sx={columnsStyles}>
          <PreviewPanel
            settings={settings}
            preview={preview}
            designHref={design?.href}
            quantityControl={quantityControl}
            isPhone={isPhone}
            onPageChange={printing.onPageChange}
            onApplyFix={applyFix}
            onStartSlotChange={(start) => onSettingsChange({ ...settings, start })}
            scanChecks={!isPhone && scanChecks}
            notices={!isPhone && [printError, pdfNotices]}
            runNotes={!isPhone && runNotes}
            errorStickers={pdfJobs.errorStickers}
          />
          {isPhone && (
            <Box sx={[scrollMarginStyles, { display: 'grid', gap: 1.5, px: 2, py: 1.5 }]}>
              <Box data-phone-notices="" sx={phoneNoticesStyles}>
                {pdfNotices}
              </Box>
              {runNotes}
              {hasStartCard && <DesignStartCard {...galleryProps} />}
              {scanChecks}
            </Box>
          )}
          <PrintingSettings
            key={`${state.revision}-${isPhone}`}
            printing={printing}
            effects={effects}
            isPhone={isPhone}
            gallery={hasStartCard ? undefined : galleryProps}
            onChooseTags={tagPicker.onOpen}
            onOpenRecentRuns={runsDialog.onOpen}
            tagGroupRef={tagGroupRef}
          />
        </Box>
      </Box>
      {confirmation.dialog}
      {runsDialog.dialog}
      {tagPicker.dialog}
    </Box>
  );
}
