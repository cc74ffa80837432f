import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { SiteBar } from './SiteBar';
import { SiteBarStage } from './SiteBar.stage';

const meta = {
  title: 'Components/Site/SiteBar/Products menu',
  component: SiteBar,
  parameters: { layout: 'fullscreen' },
  args: { currentPage: 'home' },
  render: (args) => <SiteBarStage {...args} />,
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Individuals: Story = {
  tags: ['state'],
  parameters: { acceptance: ['PUB-10'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    await expect(canvas.getByRole('radio', { name: 'Individuals' })).toBeChecked();
    await expect(
      canvas.getByText('Smart tags that protect what matters - your pets, your car, your peace of mind.'),
    ).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Individuals' }));
    await expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/AiroTAgAuto',
      '/AiroTagAlly',
    ]);
    await expect(canvas.queryByRole('list', { name: 'Businesses' })).not.toBeInTheDocument();
  },
};

export const Businesses: Story = {
  tags: ['state'],
  parameters: { acceptance: ['PUB-10', 'PUB-11'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await expect(
      canvas.getByText(
        'Scan-powered solutions to connect customers, employees, and spaces - instantly and intelligently.',
      ),
    ).toBeVisible();
    const list = within(canvas.getByRole('list', { name: 'Businesses' }));
    await expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Accolades The recognition bundle',
      'Anchor The place tagComing soon',
      'Atlas The map tagComing soon',
      'Adverts The ad tagComing soon',
    ]);
    await expect(list.getByRole('link')).toHaveAttribute('href', '/Accolades');
  },
};

export const Mobile: Story = {
  tags: ['state'],
  args: { currentPage: 'ally' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Products' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Ally');
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await expect(canvas.getByRole('link', { name: 'Accolades The recognition bundle' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};

export const SkipsComingSoonProductsInTheTabOrder: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['PUB-11'] },
  play: async ({ canvas, userEvent }) => {
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(productsButton);
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Accolades The recognition bundle' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Experience' })).toHaveFocus();
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpensByKeyboardAndClosesOnEscape: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    productsButton.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Individuals' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(productsButton).toHaveAttribute('aria-expanded', 'false');
    await expect(productsButton).toHaveFocus();
  },
};
