import type { MouseEvent } from 'react';

/**
 * True for the second click of a double-click (and any further click), which must not hit what the first click opened.
 */
export function isSecondClick(event: object): boolean {
  return 'detail' in event && typeof event.detail === 'number' && event.detail > 1;
}

/**
 * Returns the props of a button that ignores the second click of a double-click. This click does not move the focus
 * either.
 */
export function withoutSecondClick(onClick?: () => void) {
  return {
    onMouseDown: (event: MouseEvent) => {
      if (isSecondClick(event)) event.preventDefault();
    },
    onClick: (event: MouseEvent) => {
      if (isSecondClick(event)) event.preventDefault();
      else onClick?.();
    },
  };
}
