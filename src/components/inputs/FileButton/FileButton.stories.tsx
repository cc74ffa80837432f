import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { FileButton } from './FileButton';

/** Use where the user chooses a file by a click. To accept dropped files too, put a FileDropZone around it. */
const meta = {
  tags: ['behaviour'],
  title: 'Components/Inputs/FileButton',
  component: FileButton,
  args: { label: 'Choose', hiddenLabel: ' a file', accept: ['.csv', 'text/csv'], onChooseFile: fn() },
} satisfies Meta<typeof FileButton>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = new File(['A1'], 'tags.csv', { type: 'text/csv' });

export const AcceptsTheSameFileTwice: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Choose a file'), file);
    await userEvent.upload(canvas.getByLabelText('Choose a file'), file);
    await expect(args.onChooseFile).toHaveBeenCalledTimes(2);
    await expect(args.onChooseFile).toHaveBeenLastCalledWith(file);
  },
};
