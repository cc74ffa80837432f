import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { EditRowButton } from './EditRowButton';

/** Use in a table row that can be edited, next to DeleteRowButton. Leave it out for users who may not edit the row. */
const meta = {
  title: 'Components/Data/EditRowButton',
  component: EditRowButton,
  args: { name: 'Harbour Tags', onEdit: fn() },
} satisfies Meta<typeof EditRowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsNamedAfterItsRow: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Harbour Tags' }));
    await expect(args.onEdit).toHaveBeenCalledOnce();
  },
};
