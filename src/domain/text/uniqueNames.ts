/** An entry of a list in which names are unique, ignoring upper and lower case. */
type Named = { readonly name: string };

const isSameName = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

export const findByName = <Entry extends Named>(entries: readonly Entry[], name: string): Entry | undefined =>
  entries.find((entry) => isSameName(entry.name, name));

/** Reason why a name cannot be used for an entry. */
export type NameError = 'empty' | 'too-long' | 'taken';

/**
 * Returns why an entry cannot get a name, which may have at most `maxLength` characters; undefined if it can.
 * `renamed` is the entry that gets the name, if it exists already.
 */
export function checkName<Entry extends Named>(
  name: string,
  maxLength: number,
  entries: readonly Entry[],
  renamed?: Entry,
): NameError | undefined {
  if (name.trim() === '') return 'empty';
  if (name.trim().length > maxLength) return 'too-long';
  const same = findByName(entries, name);
  return same && same !== renamed ? 'taken' : undefined;
}

/** Returns a name that no entry has: `name` itself, or `name` with a number, such as 'Collar (2)'. */
export function makeNameUnique(name: string, maxLength: number, entries: readonly Named[]): string {
  let unique = name;
  for (let number = 2; findByName(entries, unique); number += 1) {
    const suffix = ` (${number})`;
    unique = name.slice(0, maxLength - suffix.length).trimEnd() + suffix;
  }
  return unique;
}

/** Sorts entries by name, so that 'Roll 9' comes before 'Roll 10'. */
export const sortByName = <Entry extends Named>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((a, b) => a.name.localeCompare(b.name, 'en', { numeric: true, sensitivity: 'base' }));
