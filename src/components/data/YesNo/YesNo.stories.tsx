import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { YesNo } from './YesNo';

/** Use for a boolean in a table or a panel. To change it, use FormSwitch. */
const meta = { title: 'Components/Data/YesNo', component: YesNo, args: { value: true } } satisfies Meta<typeof YesNo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  render: () => (
    <>
      <YesNo value /> <YesNo value={false} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Yes')).toBeVisible();
    await expect(canvas.getByText('No')).toBeVisible();
  },
};
