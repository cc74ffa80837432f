/** Which rows are chosen, by their ids. Rows that a search or filter hides keep their choice but do not count. */
export type Selection = {
  ids: ReadonlySet<string>;
  onChange: (ids: ReadonlySet<string>) => void;
  /** What one row is called: 'customer 12'. */
  nameOf: (id: string) => string;
};

/** The choice with `ids` all chosen or none of them. */
export function withChosen({ ids: chosen }: Selection, ids: readonly string[], isChosen: boolean): Set<string> {
  const next = new Set(chosen);
  for (const id of ids) {
    if (isChosen) next.add(id);
    else next.delete(id);
  }
  return next;
}
