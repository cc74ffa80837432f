export const deletionCopy = {
  question: (name: string) => `Delete ${name}?`,
  answers: { confirm: 'Delete', cancel: 'Cancel' },
  /** Of what was deleted last, and how many others can be had back with it. */
  done: (name: string, others: number) => {
    const first = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
    return others === 0 ? `${first} is deleted.` : `${first} and ${others} more are deleted.`;
  },
};
