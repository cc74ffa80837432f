export const pageTextCopy = {
  contents: 'On this page',
  columns: { what: 'What and why', until: 'How long' },
  names: 'Technical names',
} as const;
