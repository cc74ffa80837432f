import { fireEvent } from 'storybook/test';

/** Drags a code or a handle by `x` and `y` px, without releasing the pointer. */
export async function dragBy(handle: HTMLElement, x: number, y: number) {
  await fireEvent.pointerDown(handle, { clientX: 100, clientY: 100, button: 0, pointerId: 1 });
  await fireEvent.pointerMove(handle, { clientX: 100 + x, clientY: 100 + y, pointerId: 1 });
}
