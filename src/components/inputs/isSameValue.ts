/** True if two form values are equal. Files are compared by identity, all other values by content. */
export function isSameValue(value: unknown, other: unknown): boolean {
  if (value === other) return true;
  if (value instanceof File || other instanceof File) return false;
  return JSON.stringify(value) === JSON.stringify(other);
}
