/** True if two values of a form are equal. A chosen file is only equal to itself. */
export function isSameValue(value: unknown, other: unknown): boolean {
  if (value === other) return true;
  if (value instanceof File || other instanceof File) return false;
  return JSON.stringify(value) === JSON.stringify(other);
}
