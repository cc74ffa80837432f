import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { bringStyles, ServedPage } from './ServedPage';

const meta = {
  title: 'Flows/Menus work before the app does',
  component: ServedPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: bringStyles,
} satisfies Meta<typeof ServedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndClosesTheProducts: Story = {
  play: async ({ canvas, userEvent }) => {
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    await expect(canvas.getByRole('link', { name: 'Auto The vehicle tag' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('main'));
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpensTheProductsUnderThePointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.hover(products);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await userEvent.hover(canvas.getByRole('main'));
    await waitFor(() => expect(products).toHaveAttribute('aria-expanded', 'false'));
  },
};

export const LetsThePointerCrossTheNeighbourOfTheProducts: Story = {
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

export const OpensTheMobileMenu: Story = {
  globals: { viewport: { value: 'w992' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    await userEvent.click(canvas.getByRole('link', { name: 'Ally The pet tag' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};

export const HandsOverWhatIsOpenAndChosen: Story = {
  globals: { viewport: { value: 'w992' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await userEvent.click(menu);
    await userEvent.hover(canvas.getByRole('button', { name: 'Point here to start the app' }));
    await canvas.findByRole('button', { name: 'The app has started' });
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Experience' })).toBeVisible();
    await userEvent.click(menu);
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('radio', { name: 'Businesses' })).toBeChecked();
  },
};

export const LeavesTheMobileMenuOpenUnderTheDownloadPanel: Story = {
  globals: { viewport: { value: 'w992' } },
  play: async ({ canvas, userEvent }) => {
    const menu = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menu);
    const download = canvas.getByRole('button', { name: 'Download app' });
    await userEvent.click(download);
    await userEvent.keyboard('{Escape}');
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await expect(download).toHaveFocus();
  },
};
