type ParseResult = { error?: { issues: readonly { message: string }[] } | undefined };

/** Messages of a schema's issues, in order; empty if the parse succeeded. */
export function issueMessages({ error }: ParseResult): string[] {
  return error?.issues.map(({ message }) => message) ?? [];
}
