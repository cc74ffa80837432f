import { capitalize } from '~/domain/text/capitalize';

import type { UndoableChange } from './useOfferUndo';

const participles: Record<UndoableChange['kind'], string> = {
  deleted: 'deleted',
  paid: 'marked as paid',
  cancelled: 'cancelled',
};

export const undoCopy = {
  notUndone: "We couldn't undo this",
  /** `earlierChanges` are the changes before the latest one. Undo reverts them too. */
  describeChanges: ({ name, kind }: UndoableChange, earlierChanges: readonly UndoableChange[]) => {
    const subject = capitalize(name);
    if (earlierChanges.length === 0) return `${subject} ${participles[kind]}`;
    const areSameKind = earlierChanges.every((earlier) => earlier.kind === kind);
    const { length: earlierCount } = earlierChanges;
    if (areSameKind) return `${subject} and ${earlierCount} more ${participles[kind]}`;
    return `${subject} ${participles[kind]}, after ${earlierCount} other ${earlierCount === 1 ? 'change' : 'changes'}`;
  },
};
