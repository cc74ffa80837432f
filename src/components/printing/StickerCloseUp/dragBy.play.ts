import { fireEvent } from 'storybook/test';

/** Drags a code or a handle by `x` and `y` px, without releasing the pointer. */
export async function dragBy(element: HTMLElement, x: number, y: number) {
  await fireEvent.pointerDown(element, { clientX: 100, clientY: 100, button: 0, pointerId: 1 });
  await fireEvent.pointerMove(element, { clientX: 100 + x, clientY: 100 + y, pointerId: 1 });
}
