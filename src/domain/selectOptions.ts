export type Option<Value extends string = string> = { value: Value; label: string };

/** Returns one option for each label, in the order of `labels`. */
export function createSelectOptions<Value extends string>(labels: Readonly<Record<Value, string>>): Option<Value>[] {
  return listKeys(labels).map((value) => ({ value, label: labels[value] }));
}

/** Returns `Object.keys(record)`, but with the type of the record's keys instead of `string[]`. */
export function listKeys<Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] {
  // The cast is safe for records written as object literals, which have only the keys of their type.
  return Object.keys(record) as Key[];
}
