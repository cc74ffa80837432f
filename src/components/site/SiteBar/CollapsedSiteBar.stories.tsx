import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SiteBar } from './SiteBar';
import { SiteBarStage } from './SiteBar.stage';

const meta = {
  title: 'Components/Site/SiteBar/Collapsed',
  component: SiteBar,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w992' } },
  args: { currentPage: 'home' },
  render: (args) => <SiteBarStage {...args} />,
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndClosesTheMobileMenu: Story = {
  parameters: { acceptance: ['PUB-07'] },
  play: async ({ canvas, userEvent }) => {
    const menuButton = canvas.getByRole('button', { name: 'Menu' });
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(menuButton);
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('link', { name: 'Experience' })).toBeVisible();
    // The menu covers the window, and the page behind it does not scroll.
    await expect(document.getElementById('site-menu')?.getBoundingClientRect().bottom).toBe(window.innerHeight);
    await expect(document.documentElement).toHaveStyle({ overflowY: 'hidden' });
    await userEvent.click(menuButton);
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(document.documentElement).not.toHaveStyle({ overflowY: 'hidden' });
    await expect(canvas.getByText('Experience')).not.toBeVisible();
    await userEvent.click(menuButton);
    await userEvent.click(canvas.getByRole('navigation', { name: 'Main' }));
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ExpandsAt993Pixels: Story = {
  parameters: { acceptance: ['PUB-07'] },
  globals: { viewport: { value: 'w993' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(993);
  },
};

export const OpensTheProductsOnClickOnly: Story = {
  parameters: { acceptance: ['PUB-08'] },
  play: async ({ canvas, userEvent }) => {
    const menuButton = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menuButton);
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.hover(productsButton);
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(productsButton);
    await expect(canvas.getByRole('link', { name: 'Auto The vehicle tag' })).toBeVisible();
    await userEvent.click(productsButton);
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(productsButton);
    await userEvent.click(menuButton);
    await userEvent.click(menuButton);
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ClosesBothMenusOnALinkClick: Story = {
  parameters: { acceptance: ['PUB-09'] },
  play: async ({ canvas, userEvent }) => {
    const menuButton = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menuButton);
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(productsButton);
    await userEvent.click(canvas.getByRole('link', { name: 'Ally The pet tag' }));
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
    await expect(menuButton).toHaveFocus();
  },
};

export const ClosesTheInnerMenuFirstOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const menuButton = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menuButton);
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(productsButton);
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await userEvent.keyboard('{Escape}');
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
    await expect(productsButton).toHaveFocus();
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(menuButton).toHaveAttribute('aria-expanded', 'false');
    await expect(menuButton).toHaveFocus();
  },
};

export const StaysOpenUnderTheDownloadPanel: Story = {
  play: async ({ canvas, userEvent }) => {
    const menuButton = canvas.getByRole('button', { name: 'Menu' });
    await userEvent.click(menuButton);
    const downloadButton = canvas.getByRole('button', { name: 'Download app' });
    await userEvent.click(downloadButton);
    await userEvent.keyboard('{Escape}');
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(menuButton).toHaveAttribute('aria-expanded', 'true');
    await expect(downloadButton).toHaveFocus();
  },
};
