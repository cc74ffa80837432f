import { useMemo, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';

import type { List } from '../list';

/** The selected rows of a list. Rows that a search or filter hides stay selected, but actions do not apply to them. */
export type Selection<Row> = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Returns the name of a row for the accessible name of its checkbox: 'customer 12'. */
  nameOf: (row: Row) => string;
};

/** A selection in which a click with Shift selects or deselects a range of rows. */
export type RangeSelection<Row> = Selection<Row> & {
  toggle: (id: string, isSelected: boolean, event: SyntheticEvent) => void;
  toggleAll: (isSelected: boolean) => void;
};

/**
 * Keeps the selection of a list in state. `selectedRows` are the rows to which actions apply, `hiddenCount` is the
 * number of selected rows that a search or filter hides.
 */
export function useSelection<Row extends { id: string }>(
  { rows, all }: Pick<List<Row>, 'rows' | 'all'>,
  nameOf: (row: Row) => string,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const selectedRows = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  // Only rows in `all` count: the ids of deleted rows stay selected, because Undo can restore the rows.
  const hiddenCount = useMemo(
    () => all.filter(({ id }) => ids.has(id)).length - selectedRows.length,
    [all, ids, selectedRows],
  );
  const selection: Selection<Row> = { ids, onChange: setIds, nameOf };
  return { selection, selectedRows, hiddenCount, onClear: () => setIds(new Set()) };
}

/** Adds range selection: a click with Shift changes all rows from the previously clicked row to the clicked row. */
export function useRangeSelection<Row extends { id: string }>(
  rows: readonly Row[],
  selection: Selection<Row> | undefined,
): RangeSelection<Row> | undefined {
  const lastId = useRef<string>(undefined);
  if (!selection) return undefined;
  const changeRows = (changed: readonly { id: string }[], isSelected: boolean) => {
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
      changeRows(isRange ? rangeOf(rows, lastId.current, id) : [{ id }], isSelected);
      lastId.current = id;
    },
    toggleAll: (isSelected) => changeRows(rows, isSelected),
  };
}

function rangeOf(rows: readonly { id: string }[], from: string | undefined, to: string) {
  const endIndexes = [from, to].map((end) => rows.findIndex(({ id }) => id === end));
  const firstIndex = Math.min(...endIndexes);
  return firstIndex < 0 ? [{ id: to }] : rows.slice(firstIndex, Math.max(...endIndexes) + 1);
}
