import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FieldGroup } from './FieldGroup';

/**
 * Use around fields that belong together, such as the parts of a number plate. For a single field, its label is enough.
 */
const meta = {
  title: 'Components/Site/FieldGroup',
  component: FieldGroup,
  tags: ['state'],
  args: { legend: 'Your car', children: <input aria-label="Plate number" /> },
} satisfies Meta<typeof FieldGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Your car' })).toBeVisible();
  },
};
