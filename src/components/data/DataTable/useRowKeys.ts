import { useState } from 'react';

type RowKeys = {
  rows: readonly { id: string }[];
  /** React key of each row, by the row's id. The entries are in the order of the rows. */
  keys: ReadonlyMap<string, number>;
  nextKey: number;
};

/**
 * Returns the React key of each row, by the row's id. While the user types in the search, each row reuses the key of
 * the row that was at its position before, so that React updates elements instead of moving or creating them.
 * Otherwise, a row keeps its key, so that a focused element stays in its row.
 */
export function useRowKeys(rows: readonly { id: string }[], isTyping: boolean): ReadonlyMap<string, number> {
  const [state, setState] = useState<RowKeys>({ rows: [], keys: new Map(), nextKey: 0 });
  if (state.rows === rows) return state.keys;
  const nextState = assignRowKeys(state, rows, isTyping);
  setState(nextState);
  return nextState.keys;
}

function assignRowKeys({ keys, nextKey }: RowKeys, rows: readonly { id: string }[], isTyping: boolean): RowKeys {
  const keysByPosition = [...keys.values()];
  let newKey = nextKey;
  const entries = rows.map(({ id }, index) => {
    const reusedKey = isTyping ? keysByPosition[index] : keys.get(id);
    return [id, reusedKey ?? newKey++] as const;
  });
  return { rows, keys: new Map(entries), nextKey: newKey };
}
