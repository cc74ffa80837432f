import type { KeyboardEvent } from 'react';

import type { SlotMove } from '~/domain/printing/sheet/moveSlot';

const movesByKey: Partial<Record<string, SlotMove>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'row-start',
  End: 'row-end',
  PageUp: 'column-start',
  PageDown: 'column-end',
};
const movesWithControl: typeof movesByKey = { Home: 'first', End: 'last' };

/** Returns what a key does in a grid of slots: it moves the focus, or activates the slot. Undefined for other keys. */
export function findSlotKeyAction(event: KeyboardEvent): SlotMove | 'activate' | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || metaKey || shiftKey) return undefined;
  const move = (ctrlKey ? movesWithControl : movesByKey)[key];
  return move ?? (!ctrlKey && (key === 'Enter' || key === ' ') ? 'activate' : undefined);
}
