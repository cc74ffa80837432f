import { capitalize } from '~/domain/text/capitalize';

import type { UndoableChange } from './useOfferUndo';

const verbs: Record<UndoableChange['kind'], string> = {
  deleted: 'deleted',
  paid: 'marked as paid',
  cancelled: 'cancelled',
};

export const undoCopy = {
  notUndone: "We couldn't undo this",
  /** `others` are the changes before the latest, which Undo reverts too. */
  done: ({ name, kind }: UndoableChange, others: readonly UndoableChange[]) => {
    const first = capitalize(name);
    if (others.length === 0) return `${first} ${verbs[kind]}`;
    const isSame = others.every((other) => other.kind === kind);
    if (isSame) return `${first} and ${others.length} more ${verbs[kind]}`;
    return `${first} ${verbs[kind]}, after ${others.length} other ${others.length === 1 ? 'change' : 'changes'}`;
  },
};
