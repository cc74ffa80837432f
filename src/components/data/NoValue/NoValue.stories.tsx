import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NoValue } from './NoValue';

/** Use for an empty cell or field. The values 0 and No are not empty: show them. */
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
