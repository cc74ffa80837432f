import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { JobBar } from '~/components/printing/JobBar/JobBar';
import { PageStrip } from '~/components/printing/PageStrip/PageStrip';

import type { MadePdf, Pdf, PdfPlan } from '../controller/usePdf';
import type { Runs } from '../controller/useRuns';
import { pdfCopy as copy } from '../shared/pdf.copy';
import { MarkButton } from './MarkButton';

export type PdfBarProps = {
  pdf: Pdf;
  /** Returns the action that marks the tags of a saved PDF as printed. Undefined for sample codes. */
  markingOf: Runs['markingOf'];
  /** True if the settings or the codes have changed since the PDF was made. */
  isStale: boolean;
  /** Called when the bar disappears, since the focus would otherwise be lost. */
  onLeave: () => void;
};

/** The progress of the PDF, and its result with the next steps. Renders nothing if there is no PDF. */
export function PdfBar({ pdf, markingOf, isStale, onLeave }: PdfBarProps) {
  const { state } = pdf;
  const leaveAfter = (act: () => void) => () => {
    act();
    onLeave();
  };
  const closeButton = (
    <Button variant="outlined" onClick={leaveAfter(pdf.onClose)}>
      {copy.close}
    </Button>
  );
  switch (state.status) {
    case 'idle':
      return null;
    case 'making':
      return <MakingBar plan={state.plan} progress={pdf.progress} onCancel={leaveAfter(pdf.onCancel)} />;
    case 'made':
      return (
        <MadeBar
          made={state}
          pdf={pdf}
          isStale={isStale}
          markButton={<MarkButton marking={markingOf(state)} />}
          closeButton={closeButton}
        />
      );
    case 'failed':
    case 'too-many':
      return (
        <Alert severity="error" action={closeButton} sx={{ borderRadius: 0 }}>
          {state.status === 'failed' ? copy.errors.failed : copy.errors.tooMany(state.stickers)}
        </Alert>
      );
  }
}

type MakingBarProps = { plan: PdfPlan; progress: Pdf['progress']; onCancel: () => void };

function MakingBar({ plan: { layout }, progress, onCancel }: MakingBarProps) {
  const done = useSyncExternalStore(progress.subscribe, progress.getSnapshot);
  const page = Math.min(layout.pages, Math.floor((done + layout.startIndex) / layout.perPage) + 1);
  return (
    <JobBar
      title={copy.making}
      text={copy.progress(page, layout.pages, done, layout.count)}
      picture={<PageStrip layout={layout} done={done} label={copy.making} />}
      actions={
        <Button variant="outlined" onClick={onCancel}>
          {copy.cancel}
        </Button>
      }
    />
  );
}

type MadeBarProps = { made: MadePdf; pdf: Pdf; isStale: boolean; markButton: ReactNode; closeButton: ReactNode };

function MadeBar({ made, pdf, isStale, markButton, closeButton }: MadeBarProps) {
  const { layout, printer } = made.plan;
  const bytes = made.files.reduce((sum, { size }) => sum + size, 0);
  return (
    <JobBar
      title={copy.made(made.files.length)}
      icon={<FinderPattern size={14} colour={isStale ? 'warning.main' : 'success.main'} />}
      text={
        <>
          {copy.summary(layout.count, layout.pages, bytes)}
          {printer && <div>{copy.printerOnly(printer)}</div>}
          {isStale && <div>{copy.stale}</div>}
        </>
      }
      actions={
        <>
          {made.files.map((_, index) => (
            <Button key={index} variant="text" onClick={() => pdf.onSaveFile(made, index)}>
              {made.files.length === 1 ? copy.saveAgain : copy.saveFile(index)}
            </Button>
          ))}
          <Button variant="text" onClick={() => void pdf.onSaveManifest(made)}>
            {copy.saveManifest}
          </Button>
          {markButton}
          {closeButton}
        </>
      }
    />
  );
}
