import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';

import { fillField } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const meta = {
  title: 'Screens/Agency/Printing/Artwork',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, initialState: { design: sampleDesign } },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SaysThatTheCodeCoversTheArtwork: Story = {
  play: async ({ canvas, userEvent }) => {
    const checks = within(canvas.getByRole('region', { name: 'Will it scan?' }));
    const hint = 'The QR code hides artwork details';
    await fillField({ canvas, userEvent }, 'From top', '30');
    await expect(await checks.findByText(hint)).toBeVisible();
    // The hint is not a warning, since the app cannot know what is important.
    await expect(checks.getByRole('status')).toHaveTextContent('Yes · 2 notes');
    // The lower half of the artwork is blank.
    await fillField({ canvas, userEvent }, 'From top', '58');
    await waitFor(() => expect(checks.queryByText(hint)).not.toBeInTheDocument());
  },
};
