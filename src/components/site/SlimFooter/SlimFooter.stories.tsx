import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { SlimFooter } from './SlimFooter';

/** Use on pages of scanned tags, where finders shouldn't be led away. Elsewhere, use SiteFooter. */
const meta = {
  title: 'Components/Site/SlimFooter',
  component: SlimFooter,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: { year: 2026 },
} satisfies Meta<typeof SlimFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('2026');
    await expect(canvas.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/Privacy');
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/Terms');
  },
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: phoneGlobals,
  play: () => expectNoPageOverflow(),
};
