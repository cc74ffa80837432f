import { useMemo, useState } from 'react';

import type { List } from '../list';
import type { Selection } from './selection';

/**
 * Which rows are chosen on a screen: what the table needs, what can be done with it, and how many are left out of that
 * because a search or a filter hides them.
 */
export function useSelection<Row extends { id: string }>(
  { rows, all }: Pick<List<Row>, 'rows' | 'all'>,
  nameOf: (row: Row) => string,
) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Rows that a search hides keep their choice, but nothing is done to what is not seen.
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  // A row that was deleted and may yet come back is none of them.
  const hidden = useMemo(() => all.filter(({ id }) => ids.has(id)).length - chosen.length, [all, ids, chosen]);
  const selection: Selection<Row> = { ids, onChange: setIds, nameOf };
  return { selection, chosen, hidden, onClear: () => setIds(new Set()) };
}
