import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Find a product on a phone',
  component: FlowStage,
  parameters: { layout: 'fullscreen' },
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  args: { startPath: paths.site.home() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAProductFromTheMenu: Story = {
  parameters: { acceptance: ['PUB-05', 'PUB-07', 'PUB-09'] },
  play: async ({ canvas, step, userEvent }) => {
    const menuButton = await canvas.findByRole('button', { name: 'Menu' });
    await step('open the menu and the products in it', async () => {
      await userEvent.click(menuButton);
      await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    });
    await step('choose the pet tag', async () => {
      await userEvent.click(within(canvas.getByRole('banner')).getByRole('link', { name: 'Ally The pet tag' }));
    });
    await step('see the page of the pet tag, with all menus closed', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: /^Lost\?/ })).toHaveFocus();
      await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
      await expect(
        within(canvas.getByRole('banner')).getByRole('link', { name: 'Ally The pet tag', hidden: true }),
      ).toHaveAttribute('aria-current', 'page');
      await expect(canvas.getByRole('button', { name: 'Products', hidden: true })).toHaveAttribute(
        'aria-expanded',
        'false',
      );
    });
  },
};

export const OpensAProductFromTheDiscovery: Story = {
  parameters: { acceptance: ['PUB-15'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('show the products for businesses', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: 'Businesses' }));
      await expect(canvas.getByRole('heading', { name: 'Anchor' })).toBeVisible();
    });
    await step('open the available product', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'Learn more about Accolades' }));
      await waitFor(() => expect(canvas.getByRole('main')).toHaveTextContent(/wall of excellence/i));
    });
  },
};
