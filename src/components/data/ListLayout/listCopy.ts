/** Texts of a list screen. */
export type ListCopy = {
  title: string;
  /** Name of the rows, in the plural: 'agencies'. */
  noun: string;
  /** Message while no rows are shown, because the list is empty or nothing matches: 'No agencies found.' */
  emptyMessage: string;
  /** Text below `emptyMessage` if the list is empty and has no button that adds rows. */
  emptyAdvice?: string;
  /** Label of the button that adds a row. */
  addLabel?: string;
  /** Name of one row, in the singular: 'Agency'. Shown below the title of its details. */
  entityName?: string;
  /** Label of the search, which names the searched fields: 'Search name, email or phone'. */
  searchLabel: string;
};
