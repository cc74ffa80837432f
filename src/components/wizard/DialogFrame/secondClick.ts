import type { MouseEvent } from 'react';

/** True for the second click of a double-click, so that it cannot hit what the first one opened. */
export function isSecondClick(event: object): boolean {
  return 'detail' in event && typeof event.detail === 'number' && event.detail > 1;
}

/** Props of a button that ignores second clicks and keeps the focus where the first one moved it. */
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
