import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Find a product on a phone',
  component: FlowStage,
  parameters: { layout: 'fullscreen', acceptance: ['PUB-05', 'PUB-07', 'PUB-09', 'PUB-15'] },
  globals: { viewport: { value: 'w360' } },
  args: { start: paths.site.home() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThroughTheMenu: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const menu = await canvas.findByRole('button', { name: 'Menu' });
    await step('open the menu and the products in it', async () => {
      await userEvent.click(menu);
      await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    });
    await step('choose the pet tag', async () => {
      await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Ally The pet tag' }));
    });
    await step('be on its page, with every menu closed', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: /^Far.from.home/ })).toHaveFocus();
      await expect(menu).toHaveAttribute('aria-expanded', 'false');
      await expect(canvas.getByRole('button', { name: 'Products', hidden: true })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });
  },
};

export const ThroughTheProductDiscovery: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('look at what is there for businesses', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Businesses' }));
      await expect(canvas.getByRole('heading', { name: 'Anchor' })).toBeVisible();
    });
    await step('follow the one that is available', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Learn more about Accolades' }));
      await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(/wall of excellence/i));
    });
  },
};
