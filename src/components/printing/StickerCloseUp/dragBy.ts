import { fireEvent } from 'storybook/test';

/** For stories: presses on a code or a corner of it, moves by that many px and stays down. */
export async function dragBy(handle: HTMLElement, x: number, y: number) {
  await fireEvent.pointerDown(handle, { clientX: 100, clientY: 100, button: 0, pointerId: 1 });
  await fireEvent.pointerMove(handle, { clientX: 100 + x, clientY: 100 + y, pointerId: 1 });
}
