import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { DirectContact } from './DirectContact';

/**
 * Use on a public page for links to call or email the company. SiteFooter already contains such links.
 */
const meta = {
  title: 'Components/Site/DirectContact',
  component: DirectContact,
  tags: ['state'],
  args: { contact: { phone: '+971 4 000 0000', email: 'hello@example.com' } },
} satisfies Meta<typeof DirectContact>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute('href', 'tel:+97140000000');
    await expect(canvas.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
  },
};

export const WithLongAddress: Story = {
  args: {
    contact: { phone: '+971 4 000 0000', email: 'partnerships-and-press@an-agency-with-a-long-name.example.com' },
  },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(360);
  },
};
