import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/See what a finder sees',
  component: FlowStage,
  parameters: { layout: 'fullscreen' },
  tags: ['behaviour'],
  args: { startPath: paths.site.experience() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsHowAFinderMessagesTheOwner: Story = {
  parameters: { acceptance: ['PUB-24'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('choose the car', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'A car' }));
      await expect(canvas.getByRole('heading', { level: 2, name: 'Your car is in the way' })).toBeVisible();
    });
    const finderPhone = within(canvas.getByRole('group', { name: "The finder's phone" }));
    await step('hide the note of the owner', async () => {
      await expect(finderPhone.getByText(/^Message me and I'll move it/)).toBeVisible();
      await userEvent.click(canvas.getByRole('switch', { name: 'Show note' }));
      await expect(finderPhone.getByText(/^Message me and I'll move it/)).not.toBeVisible();
    });
    await step('message the owner', async () => {
      await userEvent.click(finderPhone.getByText('Message the owner'));
      await expect(
        finderPhone.getByText('Hi, your car is parked in front of our gate. Could you move it?'),
      ).toBeVisible();
      await expect(finderPhone.getByText('This is how a chat looks')).toBeVisible();
    });
  },
};
