import { formatCount } from '~/domain/number/amounts';
import { maxKeptDesignSize, maxRecordedRuns } from '~/domain/printing/runs/runLimits';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';
import type { PageRangesResult } from '~/domain/printing/runs/pageRanges';

import { countWithNoun, formatPaperName } from '../shared/format';
import { formatDateAndTime } from '../shared/formatTime';

type PageProblem = Extract<PageRangesResult, { ok: false }>;
/** Number of stickers and number of pages of a run. `pages` is undefined if no sticker fits on its paper. */
type RunSize = { stickerCount: number; pageCount: number | undefined };

const reprintScopes = ['all', 'pages', 'labels'] as const;
export type ReprintScope = (typeof reprintScopes)[number];

const scopeLabels: Record<ReprintScope, string> = { all: 'All', pages: 'Pages', labels: 'Labels' };

/** Returns a name for a run, which describes its codes, such as 'Series A-001 to A-120'. */
function nameRun({ origin, codeCount, firstCode, lastCode, settings }: RecordedRun): string {
  switch (origin.source) {
    case 'selected':
      return countWithNoun(codeCount, 'tag');
    case 'list':
      return origin.file === undefined
        ? `List of ${countWithNoun(codeCount, 'code')}`
        : `${origin.file}, ${countWithNoun(codeCount, 'code')}`;
    case 'series':
      return firstCode === lastCode ? `Series ${firstCode}` : `Series ${firstCode} to ${lastCode}`;
    case 'reprint':
      return `Reprint of ${countWithNoun(codeCount * settings.quantity, 'label')}`;
  }
}

function describeRun({ settings, design }: RecordedRun, { stickerCount, pageCount }: RunSize): string {
  const paper = formatPaperName(settings);
  return [
    countWithNoun(stickerCount, 'sticker'),
    pageCount === undefined ? paper : `${countWithNoun(pageCount, 'page')} ${paper}`,
    design?.name ?? 'No design',
  ].join(' · ');
}

function describeKind({ kind, printedAt }: RecordedRun): string {
  if (kind === 'printed') return 'Printed';
  return printedAt === undefined ? 'PDF' : 'PDF, marked as printed';
}

/** Returns an example of page numbers that exist in the run, such as '2 or 1-3'. */
const formatExamplePages = (pageCount: number) => (pageCount < 9 ? `2 or 1-${Math.min(pageCount, 3)}` : '7 or 3-5, 9');

function describePageProblem(problem: PageProblem, pageCount: number): string {
  switch (problem.reason) {
    case 'empty':
      return 'Enter a page, such as 1.';
    case 'unreadable':
      if (pageCount === 1) return `We can't read “${problem.part}”. Enter 1.`;
      return `We can't read “${problem.part}”. Enter pages such as ${formatExamplePages(pageCount)}.`;
    case 'reversed':
      return `“${problem.from}-${problem.to}” runs backwards. Enter ${problem.to}-${problem.from}.`;
    case 'no-such-page':
      return pageCount === 1
        ? `There is no page ${problem.page}: this run has 1 page.`
        : `There is no page ${problem.page}. Enter pages from 1 to ${formatCount(pageCount)}.`;
  }
}

export const runsCopy = {
  title: 'Recent runs',
  note: `The last ${maxRecordedRuns} runs stay on this device, with their codes and pictures.`,
  empty: 'No runs yet. When you print or save a PDF, it appears here, so that you can print it again.',
  loading: 'Loading runs',
  blocked: "Your browser doesn't let this site store data, so it keeps no runs. Printing works as usual.",
  damaged: (count: number) =>
    count === 1 ? "1 run is damaged and can't be shown." : `${formatCount(count)} runs are damaged and can't be shown.`,
  name: nameRun,
  summary: describeRun,
  when: (run: RecordedRun) => `${formatDateAndTime(run.recordedAt)} · ${describeKind(run)}`,
  reprint: 'Reprint…',
  menu: (name: string) => `More actions for ${name}`,
  menuTooltip: 'More actions',
  remove: 'Remove',
  removed: (name: string) => `Removed “${name}”.`,
  undone: (name: string) => `“${name}” is back.`,
  notRemoved: 'The run could not be removed. Close other tabs of this site and try again.',
  removeAll: 'Remove all',
  confirmRemoveAll: {
    question: (count: number) => (count === 1 ? 'Remove this run?' : `Remove all ${formatCount(count)} runs?`),
    confirm: 'Remove',
    cancel: 'Cancel',
    detail: "You can't undo this. Your tags and your saved files stay.",
  },
  unreadable: "This run's codes are damaged, so it can't be used. Remove the run.",
} as const;

export const reprintCopy = {
  title: 'Reprint',
  back: 'Back to recent runs',
  scope: {
    label: 'What to reprint',
    options: reprintScopes.map((scope) => ({ value: scope, label: scopeLabels[scope] })),
  },
  pages: 'Pages',
  pagesNote: (pageCount: number, fileCount: number) =>
    pageCount === 1
      ? 'This run has 1 page.'
      : `1 to ${formatCount(pageCount)}, such as ${formatExamplePages(pageCount)}${fileCount > 1 ? ', counted through all files' : ''}`,
  pageProblem: describePageProblem,
  labelsNote: 'Click the labels to print again.',
  choosePage: 'Choose the page',
  clearPage: 'Clear the page',
  noLabels: 'Choose at least one label.',
  picture: (stickers: number) => `Pages of this run, with ${countWithNoun(stickers, 'label')} to reprint`,
  missingDesign: (name: string) =>
    `The picture “${name}” wasn't kept, since it has more than ${maxKeptDesignSize / 1024 / 1024} MB or the storage was full. Upload it again before you print.`,
  note: "Opens these stickers with the run's settings, so you can check them first. Undo brings back what is on the screen now.",
  submit: (stickers: number) => (stickers === 0 ? 'Reprint' : `Reprint ${countWithNoun(stickers, 'label')}`),
} as const;
