import { useState } from 'react';

type RowKeys = {
  rows: readonly { id: string }[];
  /** The React keys by the ids of the rows, in the order of the rows. */
  keys: ReadonlyMap<string, number>;
  nextKey: number;
};

/**
 * Returns the React keys of the rows, by their ids. While the user types in the search, each row takes the key of the
 * previous row at its position: changing elements is faster than creating or moving them. At other times a row keeps its
 * elements, because they can have the focus.
 */
export function useRowKeys(rows: readonly { id: string }[], isTyping: boolean): ReadonlyMap<string, number> {
  const [state, setState] = useState<RowKeys>({ rows: [], keys: new Map(), nextKey: 0 });
  if (state.rows === rows) return state.keys;
  const next = assignRowKeys(state, rows, isTyping);
  setState(next);
  return next.keys;
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
