import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SiteBar } from './SiteBar';
import { SiteBarStage } from './SiteBar.stage';

/** Use once, at the top of every public page. The office has TopBar and SideNav. */
const meta = {
  title: 'Components/Site/SiteBar/Expanded',
  component: SiteBar,
  parameters: { layout: 'fullscreen' },
  args: { currentPage: 'home' },
  render: (args) => <SiteBarStage {...args} />,
} satisfies Meta<typeof SiteBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const whiteRgb = 'rgb(255, 255, 255)';
const blueRgb = 'rgb(29, 78, 216)';

export const OnTheHomePage: Story = {
  tags: ['state'],
  parameters: { acceptance: ['PUB-05'] },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['AiroTag', '/'],
      ['Home', '/'],
      ['Experience', '/AiroTagExperience'],
      ['Partner with us', '/PartnerWithUs'],
      ['About', '/#about'],
      ['Contact', '/Contact'],
    ]);
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveStyle({ fontWeight: '700' });
    await expect(links.filter((link) => link.hasAttribute('aria-current'))).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Products' })).toHaveStyle({ color: whiteRgb });
    const downloadButton = canvas.getByRole('button', { name: 'Download app' });
    await expect(downloadButton).toHaveStyle({ backgroundColor: 'rgba(0, 0, 0, 0)', color: whiteRgb });
  },
};

export const OnAProductPage: Story = {
  tags: ['state'],
  args: { currentPage: 'ally' },
  parameters: { acceptance: ['PUB-06'] },
  play: async ({ canvas, userEvent }) => {
    const productsButton = canvas.getByRole('button', { name: 'Products' });
    await expect(productsButton).toHaveStyle({ color: blueRgb, fontWeight: '700' });
    await expect(canvas.getByRole('banner')).toHaveStyle({ backgroundColor: whiteRgb });
    canvas.getByRole('button', { name: 'Download app' }).focus();
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Download app' })).toHaveStyle({ outlineColor: blueRgb });
    await userEvent.click(productsButton);
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Ally');
  },
};

export const OnAProductPageInDarkMode: Story = {
  tags: ['behaviour'],
  args: { currentPage: 'ally' },
  globals: { theme: 'dark' },
  parameters: { acceptance: ['PUB-06'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('banner')).toHaveStyle({ backgroundColor: 'rgb(22, 33, 58)' });
    await expect(canvas.getByRole('button', { name: 'Products' })).toHaveStyle({
      color: blueRgb,
      backgroundColor: 'rgb(220, 231, 255)',
    });
  },
};

export const ShowsAFocusRingAsTallAsAControl: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const homeLink = canvas.getByRole('link', { name: 'Home' });
    await expect(homeLink).toHaveFocus();
    await expect(homeLink).toHaveStyle({ height: '40px', outlineStyle: 'solid', outlineOffset: '0px' });
  },
};

export const OnAnUnlistedPage: Story = {
  tags: ['state'],
  args: { currentPage: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { current: 'page' })).not.toBeInTheDocument();
  },
};

export const FillsTheDownloadButtonOnceTheAppIsPublished: Story = {
  tags: ['behaviour'],
  args: { isAppPublished: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Download app' })).toHaveStyle({ backgroundColor: whiteRgb });
  },
};
