export const deletionCopy = {
  question: (name: string) => `Delete ${name}?`,
  answers: { accept: 'Delete', refuse: 'Cancel' },
  done: (name: string) => `${name} is deleted.`,
};
