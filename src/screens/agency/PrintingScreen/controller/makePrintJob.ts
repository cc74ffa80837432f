import type { DataMatrixEncoder } from '~/domain/codes/dataMatrix';
import { drawRun } from '~/domain/printing/codes/drawRun';
import { addRunLines } from '~/domain/printing/codes/drawRunLines';
import { makeRun } from '~/domain/printing/codes/printRun';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import { listRunCharacters, fillRunTexts } from '~/domain/printing/codes/runTexts';
import type { RunTexts } from '~/domain/printing/codes/runTexts';
import type { RunSource, TagSourceResult } from '~/domain/printing/codes/tagSource';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { needsDataMatrix } from '~/domain/printing/sticker/stickerElements';
import { drawPages } from '~/domain/printing/sticker/scene';
import type { PageScene } from '~/domain/printing/sticker/scene';
import type { TextShaper } from '~/domain/printing/text/shapedText';

import type { PrintJob } from './printingEffects';
import type { DataMatrixState } from './useDataMatrix';
import type { TextLinesState } from './useTextLines';

type PrintPagesInput = {
  settings: PrintSettings;
  layout: SheetLayout;
  source: RunSource;
  /** The codes of all parts. If they come from a table, its columns fill the placeholders of the text lines. */
  tags: TagSourceResult;
  tagBaseUrl: string;
  hasImage: boolean;
};

/** Draws the pages of one print window. Data Matrix codes need `dataMatrix`, and text lines need `shaper`. */
function drawPrintPages(
  { settings, layout, tagBaseUrl, hasImage }: PrintPagesInput,
  run: PrintRun,
  texts: RunTexts,
  dataMatrix: DataMatrixEncoder | undefined,
  shaper: TextShaper | undefined,
): PageScene[] {
  const { textLines: lines, qr } = settings;
  const drawings = addRunLines(
    drawRun({ ...run, tagBaseUrl, level: qr.level, dataMatrix }),
    shaper && { lines, texts, copies: run.copies, shaper },
  );
  return drawPages({ settings, layout, ...drawings, hasImage });
}

type PrintJobOptions = Omit<PrintJob, 'pages'> & {
  /** Draws the design in the printer's resolution. Undefined unless the design is a page of a PDF. */
  drawDesign?: (() => Promise<string>) | undefined;
};

/**
 * Makes the job of one print window. Returns a promise only if the encoder or the shaper must be loaded first, or a PDF
 * design must be drawn.
 */
export function makePrintJob(
  input: PrintPagesInput,
  { encoder, load: loadEncoder }: Pick<DataMatrixState, 'encoder' | 'load'>,
  { shaper, load: loadShaper }: Pick<TextLinesState, 'shaper' | 'load'>,
  { drawDesign, ...options }: PrintJobOptions,
): PrintJob | Promise<PrintJob> {
  const { settings, source, tags } = input;
  const { textLines } = settings;
  const run = makeRun(settings.quantity, source);
  const texts = fillRunTexts(textLines, run.codes, tags);
  const characters = listRunCharacters(textLines, texts);
  const mustLoadEncoder = needsDataMatrix(settings) && !encoder;
  const mustLoadShaper = textLines.length > 0 && !(shaper && characters.every(shaper.hasFonts));
  const makeJob = ([readyEncoder, readyShaper, designHref]: [typeof encoder, typeof shaper, string | undefined]) => ({
    ...options,
    designHref,
    pages: drawPrintPages(input, run, texts, readyEncoder, readyShaper),
  });
  if (!mustLoadEncoder && !mustLoadShaper && !drawDesign) return makeJob([encoder, shaper, options.designHref]);
  return Promise.all([
    mustLoadEncoder ? loadEncoder() : encoder,
    mustLoadShaper ? loadShaper(characters) : shaper,
    drawDesign ? drawDesign() : options.designHref,
  ]).then(makeJob);
}
