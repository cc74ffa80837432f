import Button from '@mui/material/Button';

import type { JobBarProps } from '~/components/printing/JobBar/JobBar';

import type { FinishedPdf, PdfExport } from '../controller/usePdfExport';
import type { EarlierPrints } from '../controller/useEarlierPrints';
import { pdfCopy as copy } from '../shared/pdf.copy';
import { ProgressStrip, ProgressText } from './JobProgress';
import { MarkAsPrintedButton } from './MarkAsPrintedButton';
import type { CreateLeaveButton } from './PdfJobBar';

export type PdfBarOptions = {
  pdf: PdfExport;
  findMarkAction: EarlierPrints['findMarkAction'];
  /** True if the settings or the codes have changed since the PDF was made. */
  isStale: boolean;
  createLeaveButton: CreateLeaveButton;
};

/** Returns the progress of the PDF, or its result with the next steps. */
export function createPdfExportBarProps(options: PdfBarOptions): JobBarProps | undefined {
  const { pdf, createLeaveButton } = options;
  const { state, progress } = pdf;
  const closeButton = createLeaveButton(copy.close, pdf.onClose);
  switch (state.status) {
    case 'idle':
      return undefined;
    case 'making': {
      const { layout } = state.plan;
      return {
        title: copy.making,
        text: (
          <ProgressText
            progress={progress}
            layout={layout}
            format={(page, done) => copy.progress(page, layout.pages, done, layout.count)}
          />
        ),
        picture: <ProgressStrip progress={progress} layout={layout} label={copy.making} />,
        actions: createLeaveButton(copy.cancel, pdf.onCancel),
      };
    }
    case 'made':
      return createMadeBar(state, options);
    case 'failed':
      return { title: copy.errors.failed, isError: true, actions: closeButton };
    case 'too-many':
      return { title: copy.errors.tooMany(state.stickers), isError: true, actions: closeButton };
  }
}

function createMadeBar(
  made: FinishedPdf,
  { pdf, findMarkAction, isStale, createLeaveButton }: PdfBarOptions,
): JobBarProps {
  const { layout, printer } = made.plan;
  const bytes = made.files.reduce((sum, { size }) => sum + size, 0);
  return {
    title: copy.made(made.files.length),
    result: isStale ? 'warning' : 'success',
    text: (
      <>
        {copy.summary(layout.count, layout.pages, bytes)}
        {printer && <div>{copy.printerOnly(printer)}</div>}
        {isStale && <div>{copy.stale}</div>}
      </>
    ),
    actions: (
      <>
        {made.files.map((_, index) => (
          <Button key={index} variant="text" onClick={() => pdf.onSaveFile(made, index)}>
            {made.files.length === 1 ? copy.saveAgain : copy.saveFile(index)}
          </Button>
        ))}
        <Button variant="text" onClick={() => void pdf.onSaveManifest(made)}>
          {copy.saveManifest}
        </Button>
        <MarkAsPrintedButton markAction={findMarkAction(made)} />
        {createLeaveButton(copy.close, pdf.onClose)}
      </>
    ),
  };
}
