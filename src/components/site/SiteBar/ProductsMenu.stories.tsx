import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { CodeSheet } from '~/components/brand/CodeSheet/CodeSheet';
import { drawQr } from '~/domain/codes/qr';

import { SiteBar } from './SiteBar';

const meta = {
  title: 'Components/Site/SiteBar/Products menu',
  component: SiteBar,
  parameters: { layout: 'fullscreen', acceptance: ['PUB-09', 'PUB-10', 'PUB-11'] },
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

export const Individuals: Story = {
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
      'AnchorComing soon',
      'AtlasComing soon',
      'AdvertsComing soon',
    ]);
    await expect(list.getByRole('link')).toHaveAttribute('href', '/Accolades');
  },
};

export const BusinessesInTheDark: Story = { ...Businesses, globals: { theme: 'dark' } };

export const TabPassesWhatIsComing: Story = {
  play: async ({ canvas, userEvent }) => {
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Accolades The recognition bundle' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Experience' })).toHaveFocus();
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpensUnderThePointerAndStaysAfterAClick: Story = {
  play: async ({ canvas, userEvent }) => {
    const products = canvas.getByRole('button', { name: 'Products' });
    const page = canvas.getByRole('main');
    await userEvent.hover(products);
    await expect(canvas.getByRole('link', { name: 'Auto The vehicle tag' })).toBeVisible();
    await userEvent.hover(page);
    await waitFor(() => expect(products).toHaveAttribute('aria-expanded', 'false'));
    await userEvent.click(products);
    await userEvent.hover(page);
    await expect(products).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(page);
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};

export const OpensByKeyboardAndClosesOnEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    const products = canvas.getByRole('button', { name: 'Products' });
    products.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Individuals' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(products).toHaveAttribute('aria-expanded', 'false');
    await expect(products).toHaveFocus();
  },
};

export const ClosesWhenALinkIsFollowed: Story = {
  play: async ({ canvas, userEvent }) => {
    const products = canvas.getByRole('button', { name: 'Products' });
    await userEvent.click(products);
    await userEvent.click(canvas.getByRole('link', { name: 'Ally The pet tag' }));
    await expect(products).toHaveAttribute('aria-expanded', 'false');
  },
};
