export const deletionCopy = {
  question: (name: string) => `Delete ${name}?`,
  answers: { accept: 'Delete', refuse: 'Cancel' },
  done: (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)} is deleted.`,
};
