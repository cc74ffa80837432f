import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { SiteFooter } from './SiteFooter';

/** Use at the end of every public page. Pages of scanned tags have SlimFooter. */
const meta = {
  title: 'Components/Site/SiteFooter',
  component: SiteFooter,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: { contact: { phone: '+971 4 000 0000', email: 'hello@example.com' }, socialLinks: [], year: 2026 },
} satisfies Meta<typeof SiteFooter>;

export default meta;
type Story = StoryObj<typeof meta>;

const getHrefs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

export const Default: Story = {
  parameters: { acceptance: ['PUB-21'] },
  play: async ({ canvas }) => {
    await expect(getHrefs(canvas.getByRole('navigation', { name: 'Quick links' }))).toEqual([
      '/',
      '/AiroTagExperience',
      '/PartnerWithUs',
      '/#about',
      '/Contact',
      '/login',
    ]);
    await expect(canvas.getByRole('link', { name: 'Agency sign-in' })).toHaveAttribute('href', '/login');
    await expect(getHrefs(canvas.getByRole('navigation', { name: 'Products' }))).toEqual([
      '/AiroTAgAuto',
      '/AiroTagAlly',
      '/Accolades',
    ]);
    await expect(canvas.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute('href', 'tel:+97140000000');
    await expect(canvas.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    await expect(canvas.getByText('© 2026 AiroTag')).toBeVisible();
  },
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: phoneGlobals,
  play: () => expectNoPageOverflow(),
};

export const WithoutSocialLinks: Story = {
  parameters: { acceptance: ['PUB-21'] },
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Instagram', 'LinkedIn', 'YouTube']) {
      const button = canvas.getByRole('button', { name });
      await expect(button).toHaveAccessibleDescription('Not available yet');
      const { backgroundColor } = getComputedStyle(button);
      await userEvent.click(button);
      await expect(button).toHaveFocus();
      await expect(button).toHaveStyle({ backgroundColor });
    }
    await expect(canvas.getByText('Not available yet')).toBeVisible();
    await expect(canvas.getByText('Not available yet').offsetHeight).toBeGreaterThan(10);
  },
};

export const WithSocialLinks: Story = {
  args: { socialLinks: ['https://www.instagram.com/airotag', 'https://social.example.com/@airotag'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Instagram' })).toHaveAttribute(
      'href',
      'https://www.instagram.com/airotag',
    );
    await expect(canvas.getByRole('link', { name: 'social.example.com' })).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
