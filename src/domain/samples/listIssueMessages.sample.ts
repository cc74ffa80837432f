import * as z from 'zod/v4/core';

/** Validates `value` with `schema`. Returns the error messages in the order of the fields; empty if it is valid. */
export function listIssueMessages(schema: z.$ZodType, value: unknown): string[] {
  return z.safeParse(schema, value).error?.issues.map(({ message }) => message) ?? [];
}
