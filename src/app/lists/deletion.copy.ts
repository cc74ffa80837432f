export const deletionCopy = {
  question: (name: string) => `Delete ${name}?`,
  labels: { confirm: 'Delete', cancel: 'Cancel' },
  /** `name` is the last deleted row; `others` is the number of rows deleted before it that Undo restores too. */
  done: (name: string, others: number) => {
    const first = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return others === 0 ? `${first} is deleted.` : `${first} and ${others} more are deleted.`;
  },
};
