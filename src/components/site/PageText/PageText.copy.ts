export const pageTextCopy = {
  contents: 'On this page',
  columns: { what: 'What and why', name: 'Name', until: 'How long' },
} as const;
