import Button from '@mui/material/Button';

import type { JobBarProps } from '~/components/printing/JobBar/JobBar';
import { CheckedPages } from '~/components/printing/PageStrip/CheckedPages';
import { codesPerSticker, isPartialCheck, stickersToCheck } from '~/domain/printing/pdf/codeCheck';
import { locateSticker } from '~/domain/printing/pdf/pdfRun';

import type { FinishedPdfCheck, PdfCheck } from '../controller/usePdfCheck';
import { printingCopy } from '../PrintingScreen.copy';
import { pdfCheckCopy as copy } from '../shared/pdfCheck.copy';
import { pdfCopy } from '../shared/pdf.copy';
import { ProgressStrip, ProgressText } from './JobProgress';
import type { CreateLeaveButton } from './PdfJobBar';

export type CheckBarOptions = {
  check: PdfCheck;
  /** True if the settings or the codes have changed since the PDF was made. */
  isStale: boolean;
  /** Checks the codes again. Undefined if there is nothing to check. */
  onCheckAgain: (() => void) | undefined;
  createLeaveButton: CreateLeaveButton;
  /** Closes the bar and prints. Undefined if the print button is elsewhere. */
  onPrint?: (() => void) | undefined;
};

/** Returns the progress of the check of the codes, or its result. */
export function createPdfCheckBarProps(options: CheckBarOptions): JobBarProps | undefined {
  const { check, createLeaveButton } = options;
  const { state, progress } = check;
  switch (state.status) {
    case 'idle':
      return undefined;
    case 'failed':
      return { title: copy.failed, isError: true, actions: createLeaveButton(pdfCopy.close, check.onClose) };
    case 'checking': {
      const { layout } = state.plan;
      return {
        title: copy.checking,
        text: <ProgressText progress={progress} layout={layout} format={(page) => copy.progress(page, layout.pages)} />,
        picture: <ProgressStrip progress={progress} layout={layout} label={copy.checking} />,
        actions: createLeaveButton(pdfCopy.cancel, check.onCancel),
      };
    }
    case 'checked':
      return createCheckedBar(state, options);
  }
}

function createCheckedBar(
  { findings, plan }: FinishedPdfCheck,
  { check, isStale, onCheckAgain, createLeaveButton, onPrint }: CheckBarOptions,
): JobBarProps {
  const { layout, pagesOfFiles, settings } = plan;
  const listChecked = (page: number) => stickersToCheck(layout, page);
  const pages = Array.from({ length: layout.pages }, (_, page) => page);
  const stickers = pages.reduce((sum, page) => sum + listChecked(page).length, 0);
  const codes = stickers * codesPerSticker(settings);
  const [first] = findings;
  const { showPage } = check;
  const closeButton = createLeaveButton(pdfCopy.close, check.onClose);
  const read = copy.read(codes - findings.length, codes);
  if (isStale) {
    return {
      title: copy.stale,
      result: 'warning',
      text: copy.readBefore(read),
      actions: (
        <>
          {onCheckAgain && (
            <Button variant="outlined" onClick={onCheckAgain}>
              {copy.checkAgain}
            </Button>
          )}
          {closeButton}
        </>
      ),
    };
  }
  return {
    title: read,
    result: first ? 'error' : 'success',
    text: (
      <>
        {first
          ? copy.finding(first, (index) => locateSticker(layout, pagesOfFiles, index), pagesOfFiles.length)
          : copy.allRight(codes, isPartialCheck(layout))}
        {findings.length > 1 && <div>{copy.more(findings.length - 1)}</div>}
        {isPartialCheck(layout) && <div>{copy.partial(layout.count)}</div>}
      </>
    ),
    picture: (
      <CheckedPages
        layout={layout}
        errors={check.errorStickers ?? new Set()}
        listChecked={listChecked}
        onPageChange={showPage}
      />
    ),
    actions: (
      <>
        {first && showPage && (
          <Button variant="text" onClick={() => showPage(layout.positionOf(first.index).page, first.index)}>
            {copy.show}
          </Button>
        )}
        {closeButton}
        {!first && onPrint && (
          <Button variant="contained" onClick={onPrint}>
            {printingCopy.print}
          </Button>
        )}
      </>
    ),
  };
}
