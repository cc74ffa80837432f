import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { PrivacyScreen } from './PrivacyScreen';

const meta = {
  title: 'Screens/Site/Privacy',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen' },
  args: { sendsEnquiries: false },
  decorators: [(Story) => <SiteStage current={null}>{Story()}</SiteStage>],
  tags: ['state'],
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'What is stored, where, and why' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Where you were on a page',
      'That the page was reloaded',
      'The e-mail address you enter to sign in',
      'The tags you choose to print',
      'Your cars, for parking messages',
      'Your permission for cookies',
      'The sign-in cookie',
      'Your e-mail address',
      'How you like the tables',
      'What you printed with last',
      'Entries and settings of the agency and administration pages',
    ]);
    await expect(canvas.getByText(/^The contact form sends nothing yet\./)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Mobile: Story = { ...Default, globals: { viewport: { value: 'w360' } } };

export const WithSendingForm: Story = {
  args: { sendsEnquiries: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^When you press ‘Send message’/)).toBeVisible();
    await expect(canvas.queryByText(/sends nothing yet/)).not.toBeInTheDocument();
  },
};
