import { useState } from 'react';

import { readPageRanges } from '~/domain/printing/runs/pageRanges';
import { listStickersOnPages } from '~/domain/printing/runs/pickStickers';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';

import { reprintCopy as copy } from './runs.copy';
import type { ReprintScope } from './runs.copy';

/** Returns the indices of the stickers to reprint, and the error of this choice, which the form shows on submit. */
export function useReprintChoice(layout: SheetLayout) {
  const [scope, setScope] = useState<ReprintScope>('all');
  const [pagesText, setPagesText] = useState('');
  const [chosenLabels, setChosenLabels] = useState<ReadonlySet<number>>(new Set());
  const allPages = Array.from({ length: layout.pageCount }, (_, page) => page);
  const pageRanges = readPageRanges(pagesText, layout.pageCount);

  const isPageChosen = (page: number) => listStickersOnPages(layout, [page]).every((index) => chosenLabels.has(index));
  /** Returns the chosen labels with `indices` added, or removed if `isChosen` is false. */
  function changeLabels(indices: readonly number[], isChosen: boolean): ReadonlySet<number> {
    return isChosen
      ? new Set([...chosenLabels, ...indices])
      : new Set([...chosenLabels].filter((index) => !indices.includes(index)));
  }

  const choices: Record<ReprintScope, { stickers: readonly number[]; error: string | undefined }> = {
    all: { stickers: scope === 'all' ? listStickersOnPages(layout, allPages) : [], error: undefined },
    pages: pageRanges.ok
      ? { stickers: listStickersOnPages(layout, pageRanges.pages), error: undefined }
      : { stickers: [], error: copy.pageProblem(pageRanges, layout.pageCount) },
    labels: {
      stickers: [...chosenLabels].toSorted((a, b) => a - b),
      error: chosenLabels.size === 0 ? copy.noLabels : undefined,
    },
  };
  return {
    scope,
    setScope,
    pagesText,
    setPagesText,
    chosenLabels,
    isPageChosen,
    ...choices[scope],
    toggleLabel: (index: number) => setChosenLabels(changeLabels([index], !chosenLabels.has(index))),
    /** Chooses all stickers of a page. If all are chosen already, removes them from the choice. */
    togglePage: (page: number) => {
      const pageStickers = listStickersOnPages(layout, [page]);
      setChosenLabels(changeLabels(pageStickers, !isPageChosen(page)));
    },
  };
}
