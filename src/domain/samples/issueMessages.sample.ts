import type * as z from 'zod';

/** Returns the error messages of a schema for a value, in order; empty if the value is valid. */
export function issueMessages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}
