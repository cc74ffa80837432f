import * as z from 'zod/v4/core';

/**
 * Returns the error messages that a schema has for a value, in the order of the fields; empty if the value is valid.
 */
export function listIssueMessages(schema: z.$ZodType, value: unknown): string[] {
  return z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];
}
