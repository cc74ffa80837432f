/** An entry of a list in which names are unique, ignoring upper and lower case. */
type NamedEntry = { readonly name: string };

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

export const findByName = <Entry extends NamedEntry>(entries: readonly Entry[], name: string): Entry | undefined =>
  entries.find((entry) => isSameName(entry.name, name));

/** Reason why a name cannot be used for an entry. */
export type NameError = 'empty' | 'too-long' | 'taken';

/**
 * Returns the reason why an entry cannot have `name`; undefined if it can. Names have at most `maxLength` characters.
 * `renamedEntry` is the entry to rename; undefined for a new entry.
 */
export function checkName<Entry extends NamedEntry>(
  name: string,
  maxLength: number,
  entries: readonly Entry[],
  renamedEntry?: Entry,
): NameError | undefined {
  if (name.trim() === '') return 'empty';
  if (name.trim().length > maxLength) return 'too-long';
  const entryWithName = findByName(entries, name);
  return entryWithName && entryWithName !== renamedEntry ? 'taken' : undefined;
}

/** Returns `name` if no entry has it; otherwise, `name` with a number, such as 'Collar (2)'. */
export function makeNameUnique(name: string, maxLength: number, entries: readonly NamedEntry[]): string {
  let uniqueName = name;
  for (let number = 2; findByName(entries, uniqueName); number += 1) {
    const suffix = ` (${number})`;
    uniqueName = name.slice(0, maxLength - suffix.length).trimEnd() + suffix;
  }
  return uniqueName;
}

/** Sorts entries by name, so that 'Roll 9' comes before 'Roll 10'. */
export const sortByName = <Entry extends NamedEntry>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }));
