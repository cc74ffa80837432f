import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import type { JobBarProps } from '~/components/printing/JobBar/JobBar';
import { wideBarQuery } from '~/components/printing/JobBar/jobBarStyles';

import type { FinishedPdf, PdfExport } from '../controller/usePdfExport';
import type { EarlierPrints } from '../controller/useEarlierPrints';
import { pdfCopy as copy } from '../shared/pdf.copy';
import { LinkButton } from '../shared/LinkButton';
import { printDialogAdvice } from '../shared/printDialogAdvice';
import { ProgressStrip, ProgressText } from './JobProgress';
import { MarkAsPrintedButton } from './MarkAsPrintedButton';
import type { SharedBarOptions } from './PdfJobBar';

const adviceStyles = {
  color: 'text.primary',
  fontSize: '0.8125rem',
  marginInlineEnd: 1,
  [wideBarQuery]: { fontSize: '0.875rem' },
} as const;

/** A narrow bar has no space for the file name. */
const fileNameStyles = { display: 'none', marginInlineEnd: 1.5, [wideBarQuery]: { display: 'inline' } } as const;

export type PdfBarOptions = SharedBarOptions & {
  pdf: PdfExport;
  getMarkAction: EarlierPrints['getMarkAction'];
};

/** Returns the bar props for the progress or the result of making a PDF; undefined if there is no PDF. */
export function createPdfExportBarProps(options: PdfBarOptions): JobBarProps | undefined {
  const { pdf, withFocusMove, cancelButton } = options;
  const { state, progress } = pdf;
  const errorProps = { isError: true, onClose: withFocusMove(pdf.onClose) };
  switch (state.status) {
    case 'idle':
      return undefined;
    case 'making': {
      const { layout } = state.pdfLayout;
      return {
        title: copy.making,
        text: (
          <ProgressText
            progress={progress}
            layout={layout}
            format={(page, doneCount) => copy.progress(page, layout.pageCount, doneCount, layout.stickerCount)}
          />
        ),
        picture: <ProgressStrip progress={progress} layout={layout} label={copy.making} />,
        actions: cancelButton,
      };
    }
    case 'made':
      return createFinishedPdfBarProps(state, options);
    case 'failed':
      return { title: copy.errors.failed, ...errorProps };
    case 'too-many':
      return { title: copy.errors.tooMany(state.stickerCount), ...errorProps };
  }
}

function createFinishedPdfBarProps(
  finishedPdf: FinishedPdf,
  { pdf, getMarkAction, isStale, withFocusMove }: PdfBarOptions,
): JobBarProps {
  const { files, pdfLayout } = finishedPdf;
  const { layout, printer, tags } = pdfLayout;
  const totalBytes = files.reduce((sum, { size }) => sum + size, 0);
  return {
    title: copy.made(files.length),
    result: isStale ? 'warning' : 'success',
    facts: !isStale && (
      <>
        {files.length === 1 && <Box sx={fileNameStyles}>{copy.fileName(0, 1, pdfLayout)}</Box>}
        {tags.source === 'sample'
          ? copy.sampleSummary(layout.stickerCount, layout.pageCount)
          : copy.summary(layout.stickerCount, layout.pageCount, totalBytes)}
      </>
    ),
    text: isStale ? (
      copy.stale
    ) : (
      <>
        <Box component="span" sx={adviceStyles}>
          {printDialogAdvice}
        </Box>
        <LinkButton label={copy.saveManifest} onClick={() => void pdf.onSaveManifest(finishedPdf)} />
        {printer && <div>{copy.printerOnly(printer)}</div>}
      </>
    ),
    actions: (
      <>
        {/* A single file needs no button here: 'Save as PDF' saves it again. */}
        {files.length > 1 &&
          files.map((_, index) => (
            <Button key={index} variant="text" onClick={() => pdf.onSaveFile(finishedPdf, index)}>
              {copy.saveFile(index)}
            </Button>
          ))}
        <MarkAsPrintedButton markAsPrintedAction={getMarkAction(finishedPdf)} />
      </>
    ),
    onClose: withFocusMove(pdf.onClose),
  };
}
