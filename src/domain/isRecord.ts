/** Whether `given` is an object with fields, as JSON has them: no list, and not null. */
export function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
