import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ChangeAnnouncer } from './ChangeAnnouncer';

const meta = {
  title: 'Components/Finder/ChangeAnnouncer',
  component: ChangeAnnouncer,
  args: {
    children: (
      <label>
        <input type="checkbox" data-when-on="The light is on." data-when-off="The light is off." defaultChecked /> Light
      </label>
    ),
  },
  tags: ['behaviour'],
} satisfies Meta<typeof ChangeAnnouncer>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesChanges: Story = {
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Light' }));
    await expect(status).toHaveTextContent('The light is off.');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Light' }));
    await expect(status).toHaveTextContent('The light is on.');
  },
};
