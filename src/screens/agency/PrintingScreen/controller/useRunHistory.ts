import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';

import type { RunCode } from '~/domain/printing/codes/codeList';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import { addColumnValues } from '~/domain/printing/codes/runTexts';
import type { RunSource, TagSourceSettings, TagSourceResult } from '~/domain/printing/codes/tagSource';
import type { BuiltInName } from '~/domain/printing/design/builtInDesign';
import type { Design } from '~/domain/printing/design/design';
import { summarizePrintedBefore } from '~/domain/printing/runs/printedCodes';
import type { PrintedBeforeSummary } from '~/domain/printing/runs/printedCodes';
import type { RecordedRun, RunOrigin } from '~/domain/printing/runs/recordedRun';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { Reprint } from '~/domain/printing/state/reprint';
import type { StorageProblem } from '~/domain/storageProblem';

import type { PrintingEffects } from './printingEffects';
import type { RecordResult, RunContents } from './runEffects';
import type { FinishedPdf, PdfLayout } from './usePdfExport';

export type RunHistoryOptions = {
  /** The user's entries for the codes, from which the origin of a recorded run is read. */
  entries: TagSourceSettings;
  /** True if the screen shows real codes, which can have been printed before. */
  hasRealCodes: boolean;
  builtIn: BuiltInName | undefined;
  onReprint: (reprint: Reprint) => void;
};

/** A run that was printed or saved. Runs of sample codes are not recorded. */
type FinishedRun = Pick<RecordedRun, 'kind'> & {
  tags: Exclude<TagSourceResult, { source: 'sample' }>;
  codes: readonly RunCode[];
  settings: PrintSettings;
  design: Design | undefined;
};

const listUniqueCodes = (codes: readonly RunCode[]) => [...new Set(codes.map(({ code }) => code))];

function getOrigin(source: FinishedRun['tags']['source'], { list }: TagSourceSettings): RunOrigin {
  if (source !== 'list') return { source };
  return { source, ...(list.from === 'file' && list.file && { file: list.file.name }) };
}

/** Records prints and saved PDFs, finds codes that were printed before, and opens recorded runs for a reprint. */
export function useRunHistory(effects: PrintingEffects, options: RunHistoryOptions) {
  const { history } = effects.runs;
  const { entries, hasRealCodes, builtIn, onReprint } = options;
  const snapshot = useSyncExternalStore(history.subscribe, history.getSnapshot, history.getSnapshot);
  const [problem, setProblem] = useState<StorageProblem>();
  const [pdfMarkedAsPrinted, setPdfMarkedAsPrinted] = useState<PdfLayout>();
  /** Result of recording each PDF, so that a PDF is recorded only once. */
  const recordResults = useRef(new WeakMap<PdfLayout, Promise<RecordResult>>());

  // Loads the codes of earlier runs before the user clicks 'Print Design'. The click cannot wait for them, since
  // browsers allow a new window only during the click.
  const load = useEffectEvent(history.load);
  useEffect(() => {
    if (hasRealCodes) load();
  }, [hasRealCodes]);

  async function record({ kind, tags, codes, settings, design }: FinishedRun): Promise<RecordResult> {
    const result = await history.record({
      kind,
      settings,
      origin: getOrigin(tags.source, entries),
      codes: addColumnValues(settings.textLines, codes, tags),
      design,
      builtIn,
    });
    setProblem(result.ok ? undefined : result.problem);
    return result;
  }

  async function readReprint(
    run: RecordedRun,
    { codes, copies }: PrintRun,
    picture: RunContents['picture'],
  ): Promise<Reprint> {
    const { design, recordedAt } = run;
    const pictureResult = picture && (await effects.readDesign(picture, design?.page));
    const designResult = pictureResult ?? ({ ok: false, error: { reason: 'not-kept' } } as const);
    return {
      settings: { ...run.settings, quantity: copies, start: 1 },
      codes,
      recordedAt,
      design: design ? { name: design.name, builtIn: design.builtIn, result: designResult } : undefined,
    };
  }

  return {
    snapshot,
    history,
    saveTable: effects.saveTable,
    readReprint,
    onReprint,
    /**
     * Reason why the last run could not be recorded. Undefined if it was recorded, or the user has closed the message.
     */
    problem,
    onCloseProblem: () => setProblem(undefined),
    /** Called after a print, with the settings and the codes on its sheets. */
    onPrinted: (source: RunSource, tags: TagSourceResult, settings: PrintSettings, design: Design | undefined) => {
      if (source.source === 'sample' || tags.source === 'sample') return;
      const { codes } = source.part;
      effects.onPrinted?.(listUniqueCodes(codes));
      void record({ kind: 'printed', tags, codes, settings, design });
    },
    /** Called each time PDF files are saved or ready to be saved. Records the run only the first time. */
    onPdfSaved: ({ pdfLayout }: FinishedPdf) => {
      const { tags, settings, design } = pdfLayout;
      if (tags.source === 'sample' || recordResults.current.has(pdfLayout)) return;
      recordResults.current.set(pdfLayout, record({ kind: 'pdf', tags, codes: tags.codes, settings, design }));
    },
    /** Returns the number of tags of a PDF, and a function that marks them as printed. Undefined for sample codes. */
    getMarkAction: ({ pdfLayout }: FinishedPdf, onMarked: () => void) => {
      if (pdfLayout.tags.source === 'sample') return undefined;
      const codes = listUniqueCodes(pdfLayout.tags.codes);
      return {
        count: codes.length,
        isMarked: pdfLayout === pdfMarkedAsPrinted,
        onMark: () => {
          setPdfMarkedAsPrinted(pdfLayout);
          effects.onPrinted?.(codes);
          onMarked();
          void recordResults.current
            .get(pdfLayout)
            ?.then((result) => (result.ok ? history.markPrinted(result.id) : undefined));
        },
      };
    },
    /**
     * Returns a summary of the codes that were printed before. Undefined for sample codes, which are not recorded, and
     * for a reprint, which repeats codes on purpose.
     */
    findPrintedBefore: (
      source: TagSourceResult['source'],
      codes: readonly RunCode[],
    ): PrintedBeforeSummary | undefined =>
      source === 'sample' || source === 'reprint'
        ? undefined
        : summarizePrintedBefore(snapshot.printedCodes, listUniqueCodes(codes)),
  };
}

export type RunHistoryControls = ReturnType<typeof useRunHistory>;
