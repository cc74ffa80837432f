import { useMemo, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';

import type { List } from '../list';

/** The selected rows. Rows hidden by a search or filter stay selected, but actions leave them out. */
export type Selection<Row> = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Accessible name of a row: 'customer 12'. */
  nameOf: (row: Row) => string;
};

/** A selection whose checkboxes support Shift and click. */
export type RangeSelection<Row> = Selection<Row> & {
  toggle: (id: string, isSelected: boolean, event: SyntheticEvent) => void;
  toggleAll: (isSelected: boolean) => void;
};

/** The selection of a screen: `selected` are the rows for actions, `hidden` counts selected rows that are filtered out. */
export function useSelection<Row extends { id: string }>(
  { rows, all }: Pick<List<Row>, 'rows' | 'all'>,
  nameOf: (row: Row) => string,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selected = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  // Counted among `all`: ids of deleted rows stay in the set, because Undo can restore the rows.
  const hidden = useMemo(() => all.filter(({ id }) => ids.has(id)).length - selected.length, [all, ids, selected]);
  const selection: Selection<Row> = { ids, onChange: setIds, nameOf };
  return { selection, selected, hidden, onClear: () => setIds(new Set()) };
}

/** Adds range selection: Shift and click extends from the last toggled row, in the order of `rows`. */
export function useRangeSelection<Row extends { id: string }>(
  rows: readonly Row[],
  selection: Selection<Row> | undefined,
): RangeSelection<Row> | undefined {
  const lastId = useRef<string>(undefined);
  if (!selection) return undefined;
  const select = (changed: readonly { id: string }[], isSelected: boolean) => {
    const next = new Set(selection.ids);
    for (const { id } of changed) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    selection.onChange(next);
  };
  return {
    ...selection,
    toggle: (id, isSelected, { nativeEvent }) => {
      const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
      select(isRange ? rangeOf(rows, lastId.current, id) : [{ id }], isSelected);
      lastId.current = id;
    },
    toggleAll: (isSelected) => select(rows, isSelected),
  };
}

function rangeOf(rows: readonly { id: string }[], from: string | undefined, to: string) {
  const indexes = [from, to].map((end) => rows.findIndex(({ id }) => id === end));
  const first = Math.min(...indexes);
  return first < 0 ? [{ id: to }] : rows.slice(first, Math.max(...indexes) + 1);
}
