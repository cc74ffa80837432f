import { useMemo, useState } from 'react';

import type { Selection } from './selection';

/** Which rows are chosen on a screen: what the table needs, and what can be done with it. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[], nameOf: (row: Row) => string) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  // Rows that a search hides keep their choice, but nothing is done to what is not seen.
  const chosen = useMemo(() => rows.filter(({ id }) => ids.has(id)), [rows, ids]);
  const selection: Selection<Row> = { ids, onChange: setIds, nameOf };
  return { selection, chosen, onClear: () => setIds(new Set()) };
}
