/** One choice of a select: what is kept, and what is read. */
export type Option<Value extends string = string> = { value: Value; label: string };

/** The choices of a select, in the order in which their labels are written. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] {
  return keysOf(labels).map((value) => ({ value, label: labels[value] }));
}

/** The keys of a record that is written out in full. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Object.keys knows texts only; a record of a literal type has no others than its own keys.
  return Object.keys(record) as Key[];
}
