import { useMemo, useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';

import type { ListController } from '../listController';

/** The selected rows of a list. Rows that a search or filter hides stay selected, but actions do not apply to them. */
export type RowSelection<Row> = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** Returns the name of a row, which is part of the accessible name of its checkbox. */
  getRowName: (row: Row) => string;
};

/** A selection in which Shift+click selects or deselects a range of rows. */
export type RangeSelection<Row> = RowSelection<Row> & {
  toggle: (id: string, isSelected: boolean, event: SyntheticEvent) => void;
};

/**
 * Keeps the selection of a list in state. Actions apply to the selected rows that match the search and the filters:
 * `selectedCount` counts them, and `findSelectedRows` loads them in the order of the list. `hiddenCount` counts the
 * selected rows that do not match. `initialIds` are selected until the user changes the selection.
 */
export function useSelection<Row>(
  { matchingIds, hasRow, findRows }: Pick<ListController<Row>, 'matchingIds' | 'hasRow' | 'findRows'>,
  getRowName: (row: Row) => string,
  initialIds: ReadonlySet<string> = noIds,
) {
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>();
  const ids = chosenIds ?? initialIds;
  // Does not go through all ids if nothing is selected, as in most lists.
  const selectedIds = useMemo(() => (ids.size > 0 ? matchingIds.filter((id) => ids.has(id)) : []), [matchingIds, ids]);
  // Ids of deleted rows are not counted, but stay selected, because Undo can restore the rows.
  const hiddenCount = ids.size === selectedIds.length ? 0 : [...ids].filter(hasRow).length - selectedIds.length;
  const selection: RowSelection<Row> = { ids, onChange: setChosenIds, getRowName };
  return {
    selection,
    selectedCount: selectedIds.length,
    hiddenCount,
    findSelectedRows: () => findRows(selectedIds),
    onClear: () => setChosenIds(noIds),
  };
}

const noIds: ReadonlySet<string> = new Set();

/** Adds range selection: Shift+click changes all rows from the previously clicked row to the clicked row. */
export function useRangeSelection<Row>(
  matchingIds: readonly string[],
  selection: RowSelection<Row> | undefined,
): RangeSelection<Row> | undefined {
  const lastToggledId = useRef<string>(undefined);
  if (!selection) return undefined;
  return {
    ...selection,
    toggle: (id, isSelected, { nativeEvent }) => {
      const isRange = nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
      setSelected(selection, isRange ? getIdsInRange(matchingIds, lastToggledId.current, id) : [id], isSelected);
      lastToggledId.current = id;
    },
  };
}

/** Selects or deselects rows. The other rows stay as they are. */
export function setSelected<Row>(selection: RowSelection<Row>, changedIds: readonly string[], isSelected: boolean) {
  const newIds = new Set(selection.ids);
  for (const id of changedIds) {
    if (isSelected) newIds.add(id);
    else newIds.delete(id);
  }
  selection.onChange(newIds);
}

function getIdsInRange(ids: readonly string[], previousId: string | undefined, clickedId: string) {
  const endIndexes = [previousId, clickedId].map((endId) => ids.findIndex((id) => id === endId));
  const firstIndex = Math.min(...endIndexes);
  return firstIndex < 0 ? [clickedId] : ids.slice(firstIndex, Math.max(...endIndexes) + 1);
}
