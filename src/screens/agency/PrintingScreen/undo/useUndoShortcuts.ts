import { useEffect, useEffectEvent } from 'react';

import type { UndoDirection } from '~/domain/printing/state/undoHistory';

import { isTextField } from './isTextField';

/**
 * Returns 'undo' for Ctrl+Z and Cmd+Z, and 'redo' for Ctrl+Shift+Z, Cmd+Shift+Z and Ctrl+Y. If a key does not type a
 * Latin letter, as on Arabic keyboards, its position on the keyboard decides.
 */
function readShortcut({ key, code, altKey, ctrlKey, metaKey, shiftKey }: KeyboardEvent): UndoDirection | undefined {
  if (altKey || !(ctrlKey || metaKey)) return undefined;
  const letter = /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
  if (letter === 'z') return shiftKey ? 'redo' : 'undo';
  return letter === 'y' && ctrlKey && !shiftKey ? 'redo' : undefined;
}

/** True if the target is in a dialog, a menu or the list of a select field, which overlay the screen. */
const isInOverlay = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('[role=dialog], [role=alertdialog], [role=listbox], [role=menu]') !== null;

/**
 * Calls `onMove` for the shortcuts of undo and redo. While the user types into a field, the shortcuts are left to the
 * browser, which undoes the typing.
 */
export function useUndoShortcuts(onMove: (direction: UndoDirection) => void) {
  const onMoveEvent = useEffectEvent(onMove);
  useEffect(() => {
    let fieldWithTyping: EventTarget | null = null;
    const controller = new AbortController();
    const { signal } = controller;
    document.addEventListener(
      'input',
      ({ target }) => {
        fieldWithTyping = isTextField(target) ? target : null;
      },
      { signal },
    );
    document.addEventListener(
      'focusout',
      () => {
        fieldWithTyping = null;
      },
      { signal },
    );
    document.addEventListener(
      'keydown',
      (event) => {
        const direction = readShortcut(event);
        const isTyping = fieldWithTyping !== null && event.target === fieldWithTyping;
        if (!direction || isTyping || event.defaultPrevented || isInOverlay(event.target)) return;
        event.preventDefault();
        onMoveEvent(direction);
      },
      { signal },
    );
    return () => controller.abort();
  }, []);
}
