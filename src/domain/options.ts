export type Option<Value extends string = string> = { value: Value; label: string };

/** Options in the order of the labels. */
export function optionsOf<Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] {
  return keysOf(labels).map((value) => ({ value, label: labels[value] }));
}

/** `Object.keys` with the key type of a literal record. */
export function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // Object.keys returns string[]; a literal record has no other keys than its own.
  return Object.keys(record) as Key[];
}
