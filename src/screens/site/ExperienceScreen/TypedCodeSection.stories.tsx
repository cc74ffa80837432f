import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { TypedCodeSection } from './TypedCodeSection';

const meta = {
  title: 'Screens/Site/Experience/Type a code',
  component: TypedCodeSection,
  parameters: { layout: 'fullscreen' },
  args: { onOpenTag: fn() },
  tags: ['behaviour'],
} satisfies Meta<typeof TypedCodeSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensATypedCode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const section = within(canvas.getByRole('region', { name: 'Holding a tag?' }));
    await userEvent.type(section.getByRole('textbox', { name: 'Type the code on the tag' }), '5a3f0c{Enter}');
    await expect(args.onOpenTag).toHaveBeenLastCalledWith('5A3F0C');
  },
};
