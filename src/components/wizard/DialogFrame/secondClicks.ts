import type { MouseEvent } from 'react';

/**
 * Whether a press is the second half of a double click. What the first half brought to that place, another button or
 * the ground beside a dialog that has become lower, was not meant.
 */
export function isSecondClick(event: object): boolean {
  return 'detail' in event && typeof event.detail === 'number' && event.detail > 1;
}

/** What a button does with presses so that it drops second halves, and the focus stays where the first one put it. */
export function singly(onPress?: () => void) {
  return {
    onMouseDown: (event: MouseEvent) => {
      if (isSecondClick(event)) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (isSecondClick(event)) event.preventDefault();
      else onPress?.();
    },
  };
}
