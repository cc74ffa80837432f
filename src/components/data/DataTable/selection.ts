/** Which rows are chosen, by their ids. Rows that a search or filter hides keep their choice, and nothing is done to them. */
export type Selection<Row> = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** What one row is called: 'customer 12'. */
  nameOf: (row: Row) => string;
};

/** The choice with `ids` all chosen or none of them. */
export function withChosen(chosen: ReadonlySet<string>, ids: readonly string[], isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
