type Result = { error?: { issues: readonly { message: string }[] } | undefined };

/** The error messages of a parse result. Empty if it is valid. */
export function messagesOf({ error }: Result): string[] {
  return error?.issues.map(({ message }) => message) ?? [];
}
