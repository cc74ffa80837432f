import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { JobBar } from '~/components/printing/JobBar/JobBar';
import { CheckedPages } from '~/components/printing/PageStrip/CheckedPages';
import { PageStrip } from '~/components/printing/PageStrip/PageStrip';
import { codesPerSticker, isPartialCheck, stickersToCheck } from '~/domain/printing/pdf/codeCheck';
import { locateSticker } from '~/domain/printing/pdf/pdfRun';

import type { CheckedCodes, PdfCheck } from '../controller/usePdfCheck';
import type { PdfPlan } from '../controller/usePdf';
import { checkCopy as copy } from '../shared/check.copy';
import { pdfCopy } from '../shared/pdf.copy';

export type CheckBarProps = {
  check: PdfCheck;
  /** True if the settings or the codes have changed since the PDF was made. */
  isStale: boolean;
  /** Called when the bar disappears, since the focus would otherwise be lost. */
  onLeave: () => void;
};

/** The progress of the check of the codes, and its result. Renders nothing if there is no check. */
export function CheckBar({ check, isStale, onLeave }: CheckBarProps) {
  const { state } = check;
  const leaveButton = (label: string, act: () => void) => (
    <Button
      variant="outlined"
      onClick={() => {
        act();
        onLeave();
      }}
    >
      {label}
    </Button>
  );
  const closeButton = leaveButton(pdfCopy.close, check.onClose);
  switch (state.status) {
    case 'idle':
      return null;
    case 'failed':
      return (
        <Alert severity="error" action={closeButton} sx={{ borderRadius: 0 }}>
          {copy.failed}
        </Alert>
      );
    case 'checking':
      return (
        <CheckingBar
          plan={state.plan}
          progress={check.progress}
          cancelButton={leaveButton(pdfCopy.cancel, check.onCancel)}
        />
      );
    case 'checked':
      return <CheckedBar checked={state} check={check} isStale={isStale} closeButton={closeButton} />;
  }
}

type CheckingBarProps = { plan: PdfPlan; progress: PdfCheck['progress']; cancelButton: ReactNode };

function CheckingBar({ plan: { layout }, progress, cancelButton }: CheckingBarProps) {
  const done = useSyncExternalStore(progress.subscribe, progress.getSnapshot);
  const page = Math.min(layout.pages, Math.floor((done + layout.startIndex) / layout.perPage) + 1);
  return (
    <JobBar
      title={copy.checking}
      text={copy.progress(page, layout.pages)}
      picture={<PageStrip layout={layout} done={done} label={copy.checking} />}
      actions={cancelButton}
    />
  );
}

type CheckedBarProps = { checked: CheckedCodes; check: PdfCheck; isStale: boolean; closeButton: ReactNode };

function CheckedBar({ checked, check, isStale, closeButton }: CheckedBarProps) {
  const { findings, plan } = checked;
  const { layout, pagesOfFiles, settings } = plan;
  const listChecked = (page: number) => stickersToCheck(layout, page);
  const pages = Array.from({ length: layout.pages }, (_, page) => page);
  const stickers = pages.reduce((sum, page) => sum + listChecked(page).length, 0);
  const codes = stickers * codesPerSticker(settings);
  const [first] = findings;
  const { showPage } = check;
  const colour = first ? 'error.main' : isStale ? 'warning.main' : 'success.main';
  return (
    <JobBar
      title={copy.read(codes - findings.length, codes)}
      titleColour={first && 'error.main'}
      icon={<FinderPattern variant={first ? 'broken' : 'whole'} size={14} colour={colour} />}
      text={
        <>
          {first
            ? copy.finding(first, (index) => locateSticker(layout, pagesOfFiles, index), pagesOfFiles.length)
            : copy.allRight}
          {findings.length > 1 && <div>{copy.more(findings.length - 1)}</div>}
          {isPartialCheck(layout) && <div>{copy.partial(layout.count)}</div>}
          {isStale && <div>{pdfCopy.stale}</div>}
        </>
      }
      picture={
        <CheckedPages
          layout={layout}
          errors={check.errorStickers ?? new Set()}
          listChecked={listChecked}
          onPage={isStale ? undefined : showPage}
        />
      }
      actions={
        <>
          {first && showPage && !isStale && (
            <Button variant="text" onClick={() => showPage(layout.positionOf(first.index).page, first.index)}>
              {copy.show}
            </Button>
          )}
          {closeButton}
        </>
      }
    />
  );
}
