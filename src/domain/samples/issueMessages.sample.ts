import type * as z from 'zod';

/** Messages of the issues that a schema has with a value, in order; empty if it is valid. */
export function issueMessages(schema: z.ZodType, value: unknown): string[] {
  return schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];
}
