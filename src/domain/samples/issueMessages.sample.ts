import type * as z from 'zod';

/**
 * Returns the error messages that a schema has for a value, in the order of the fields; empty if the value is valid.
 */
export function issueMessages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}
