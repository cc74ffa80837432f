import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { CodeSheet } from '~/components/brand/CodeSheet/CodeSheet';
import { drawQr } from '~/domain/codes/qr';

import { DownloadPanel } from '../DownloadPanel/DownloadPanel';
import { SiteBar } from './SiteBar';

const meta = {
  title: 'Components/Site/SiteBar/Unfolded',
  component: SiteBar,
  parameters: { layout: 'fullscreen', acceptance: ['PUB-05', 'PUB-06', 'PUB-12'] },
  args: { current: 'home' },
  decorators: [
    (Story) => (
      <CodeSheet code={drawQr('https://tag.example.com/')}>
        <Story />
        <DownloadPanel stores={[]} />
      </CodeSheet>
    ),
  ],
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const white = 'rgb(255, 255, 255)';
const blue = 'rgb(29, 78, 216)';

export const OnTheHomePage: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'AiroTag',
      'Home',
      'Experience',
      'Partner with us',
      'About',
      'Contact',
    ]);
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/',
      '/',
      '/AiroTagExperience',
      '/PartnerWithUs',
      '/#about',
      '/Contact',
    ]);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveStyle({ fontWeight: '700' });
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Products' })).toHaveStyle({ color: white });
  },
};

export const OnTheContactPage: Story = {
  args: { current: 'contact' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Contact');
  },
};

export const OnAProductPage: Story = {
  args: { current: 'ally' },
  play: async ({ canvas, userEvent }) => {
    const products = canvas.getByRole('button', { name: 'Products' });
    await expect(products).toHaveStyle({ color: blue, fontWeight: '700' });
    await expect(canvas.getByRole('banner')).toHaveStyle({ backgroundColor: white });
    canvas.getByRole('button', { name: 'Download app' }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download app' })).toHaveStyle({ outlineColor: blue });
    await userEvent.click(products);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Ally');
  },
};

export const OnAProductPageInTheDark: Story = { ...OnAProductPage, globals: { theme: 'dark' } };

export const OnAProductPageOnAPhone: Story = {
  args: { current: 'ally' },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    const products = canvas.getByRole('button', { name: 'Products' });
    await expect(products).toHaveStyle({ color: blue });
    await userEvent.click(products);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Ally');
  },
};

export const OnNoPageOfItsOwn: Story = {
  args: { current: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
};

export const OpensTheDownloadPanel: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const bar = within(canvas.getByRole('navigation', { name: 'Main' }));
    await userEvent.click(bar.getByRole('button', { name: 'Download app' }));
    await expect(within(canvasElement).getByRole('dialog', { name: 'AiroTag for your phone' })).toBeVisible();
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
