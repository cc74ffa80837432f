import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { InputFrame } from './InputFrame';

function FramesStage() {
  return (
    <>
      <OutlinedInput inputProps={{ 'aria-label': 'Material UI' }} sx={{ inlineSize: 200 }} />
      <InputFrame sx={{ inlineSize: 200 }}>
        <input aria-label="Plain" style={{ minWidth: 0 }} />
      </InputFrame>
    </>
  );
}

/** Use to build a field with MUI's outline around a custom control. Screens use TextField or SelectField. */
const meta = {
  title: 'Components/Inputs/InputFrame',
  component: FramesStage,
  tags: ['behaviour'],
} satisfies Meta<typeof FramesStage>;

export default meta;

type Story = StoryObj<typeof meta>;

/** Returns the computed border, background, corner radius and height of a field. */
function readFrameStyles(input: HTMLElement) {
  const frame = input.parentElement;
  if (!frame?.lastElementChild) throw new Error('The field has no frame.');
  const { borderBlockStart } = getComputedStyle(frame.lastElementChild);
  const { backgroundColor, borderRadius, blockSize } = getComputedStyle(frame);
  return { borderBlockStart, backgroundColor, borderRadius, blockSize };
}

export const LooksLikeAnOutlinedInput: Story = {
  play: async ({ canvas }) => {
    const outlinedInput = canvas.getByRole('textbox', { name: 'Material UI' });
    const plainInput = canvas.getByRole('textbox', { name: 'Plain' });
    const unfocusedStyles = readFrameStyles(outlinedInput);
    await expect(readFrameStyles(plainInput)).toEqual(unfocusedStyles);
    await userEvent.click(outlinedInput);
    const focusedStyles = readFrameStyles(outlinedInput);
    await expect(focusedStyles).not.toEqual(unfocusedStyles);
    await userEvent.click(plainInput);
    await expect(readFrameStyles(plainInput)).toEqual(focusedStyles);
  },
};
