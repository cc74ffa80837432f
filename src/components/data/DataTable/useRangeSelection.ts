import { useRef } from 'react';
import type { SyntheticEvent } from 'react';

import { withChosen } from './selection';
import type { Selection } from './selection';

/** A selection, and what a tick in it does. */
export type Choosing<Row> = Selection<Row> & { choose: (id: string, isChosen: boolean, event: SyntheticEvent) => void };

/** A tick with Shift reaches from the row that was ticked before to this one, in the order in which they are listed. */
export function useRangeSelection<Row extends { id: string }>(
  rows: readonly Row[],
  selection: Selection<Row> | undefined,
): Choosing<Row> | undefined {
  const last = useRef<string>(undefined);
  if (!selection) return undefined;
  return {
    ...selection,
    choose: (id, isChosen, { nativeEvent }) => {
      const reaches = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
      selection.onChange(withChosen(selection.ids, reaches ? between(rows, last.current, id) : [id], isChosen));
      last.current = id;
    },
  };
}

function between(rows: readonly { id: string }[], from: string | undefined, to: string): string[] {
  const places = [from, to].map((wanted) => rows.findIndex(({ id }) => id === wanted));
  const first = Math.min(...places);
  return first < 0 ? [to] : rows.slice(first, Math.max(...places) + 1).map(({ id }) => id);
}
