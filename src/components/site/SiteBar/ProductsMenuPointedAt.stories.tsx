import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { CodeSheet } from '~/components/brand/CodeSheet/CodeSheet';
import { drawQr } from '~/domain/codes/qr';

import { SiteBar } from './SiteBar';

const meta = {
  title: 'Components/Site/SiteBar/Products menu under the pointer',
  component: SiteBar,
  parameters: { layout: 'fullscreen' },
  args: { current: 'home' },
  decorators: [
    (Story) => (
      <CodeSheet code={drawQr('https://tag.example.com/')}>
        <Story />
        <main>The page</main>
      </CodeSheet>
    ),
  ],
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LetsThePointerCrossItsNeighbour: Story = {
  play: async ({ canvas, userEvent }) => {
    const products = canvas.getByRole('button', { name: 'Products' });
    const closes = () => waitFor(() => expect(products).toHaveAttribute('aria-expanded', 'false'), { timeout: 600 });
    await userEvent.hover(products);
    await userEvent.hover(canvas.getByRole('link', { name: 'Experience' }));
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(canvas.getByRole('link', { name: 'Auto The vehicle tag' }));
    await expect(closes()).rejects.toThrow();
    await userEvent.hover(canvas.getByRole('main'));
    await closes();
  },
};
