type Result = { error?: { issues: readonly { message: string }[] } | undefined };

/** What a schema has to say of an entry, in its order; nothing where it takes it. */
export function messagesOf({ error }: Result): string[] {
  return error?.issues.map(({ message }) => message) ?? [];
}
