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
  describeChanges: ({ subject, kind }: UndoableChange, earlierChanges: readonly UndoableChange[]) => {
    const capitalizedSubject = capitalize(subject);
    if (earlierChanges.length === 0) return `${capitalizedSubject} ${participles[kind]}`;
    const areSameKind = earlierChanges.every((earlier) => earlier.kind === kind);
    const { length: earlierCount } = earlierChanges;
    if (areSameKind) return `${capitalizedSubject} and ${earlierCount} more ${participles[kind]}`;
    return `${capitalizedSubject} ${participles[kind]}, after ${earlierCount} other ${earlierCount === 1 ? 'change' : 'changes'}`;
  },
};
