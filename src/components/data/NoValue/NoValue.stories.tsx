import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NoValue } from './NoValue';

/** Use for an empty cell or field. For 0 or No, show the value. */
const meta = { title: 'Components/Data/NoValue', component: NoValue } satisfies Meta<typeof NoValue>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('–')).toBeVisible();
    await expect(canvas.getByText('None')).toBeInTheDocument();
  },
};
