/** True if two form values are equal. Files are compared by identity, all other values by content. */
export function isSameValue(value: unknown, otherValue: unknown): boolean {
  if (value === otherValue) return true;
  if (value instanceof File || otherValue instanceof File) return false;
  return JSON.stringify(value) === JSON.stringify(otherValue);
}
