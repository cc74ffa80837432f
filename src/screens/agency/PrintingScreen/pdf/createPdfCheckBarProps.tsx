import Button from '@mui/material/Button';

import type { JobBarProps } from '~/components/printing/JobBar/JobBar';
import { CheckedPages } from '~/components/printing/PageStrip/CheckedPages';
import { countCodesPerSticker, isPartialCheck, listStickersToCheck } from '~/domain/printing/pdf/codeCheck';
import { locateSticker } from '~/domain/printing/pdf/pdfRun';

import type { FinishedPdfCheck, PdfCheck } from '../controller/usePdfCheck';
import { pdfCheckCopy as copy } from '../shared/pdfCheck.copy';
import { ProgressStrip, ProgressText } from './JobProgress';
import type { SharedBarOptions } from './PdfJobBar';

export type CheckBarOptions = SharedBarOptions & {
  check: PdfCheck;
  /** Checks the codes again; undefined if there are no stickers to check. */
  onCheckAgain: (() => void) | undefined;
};

/** Returns the bar props for the progress or the result of checking the codes; undefined if there is no check. */
export function createPdfCheckBarProps(options: CheckBarOptions): JobBarProps | undefined {
  const { check, withFocusMove, cancelButton } = options;
  const { state, progress } = check;
  switch (state.status) {
    case 'idle':
      return undefined;
    case 'failed':
      return { title: copy.failed, isError: true, onClose: withFocusMove(check.onClose) };
    case 'checking': {
      const { layout } = state.pdfLayout;
      return {
        title: copy.checking,
        text: (
          <ProgressText progress={progress} layout={layout} format={(page) => copy.progress(page, layout.pageCount)} />
        ),
        picture: <ProgressStrip progress={progress} layout={layout} label={copy.checking} />,
        actions: cancelButton,
      };
    }
    case 'checked':
      return createFinishedCheckBarProps(state, options);
  }
}

function createFinishedCheckBarProps(
  { findings, pdfLayout }: FinishedPdfCheck,
  { check, isStale, onCheckAgain, withFocusMove }: CheckBarOptions,
): JobBarProps {
  const { layout, filePages, settings } = pdfLayout;
  const listCheckedStickers = (page: number) => listStickersToCheck(layout, page);
  const pageIndices = Array.from({ length: layout.pageCount }, (_, page) => page);
  const stickerCount = pageIndices.reduce((sum, page) => sum + listCheckedStickers(page).length, 0);
  const codeCount = stickerCount * countCodesPerSticker(settings);
  const [firstFinding] = findings;
  const { showPage } = check;
  const onClose = withFocusMove(check.onClose);
  const result = copy.result(findings, codeCount);
  if (isStale) {
    return {
      title: copy.stale,
      result: 'warning',
      text: copy.resultBefore(result),
      actions: onCheckAgain && (
        <Button variant="outlined" onClick={onCheckAgain}>
          {copy.checkAgain}
        </Button>
      ),
      onClose,
    };
  }
  return {
    title: result,
    result: firstFinding ? 'error' : 'success',
    text: (
      <>
        {firstFinding
          ? copy.finding(firstFinding, (index) => locateSticker(layout, filePages, index), filePages.length)
          : copy.allRight(codeCount, isPartialCheck(layout))}
        {findings.length > 1 && <div>{copy.more(findings.length - 1)}</div>}
        {isPartialCheck(layout) && <div>{copy.partial(layout.stickerCount)}</div>}
      </>
    ),
    picture: (
      <CheckedPages
        layout={layout}
        errorStickers={check.errorStickers ?? new Set()}
        listCheckedStickers={listCheckedStickers}
        onPageChange={showPage}
      />
    ),
    actions: firstFinding && showPage && (
      <Button
        variant="text"
        onClick={() => showPage(layout.getStickerPosition(firstFinding.index).page, firstFinding.index)}
      >
        {copy.show}
      </Button>
    ),
    onClose,
  };
}
