import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { PrivacyScreen } from './PrivacyScreen';

const meta = {
  title: 'Screens/Site/Privacy',
  component: PrivacyScreen,
  parameters: { layout: 'fullscreen' },
  args: { sendsEnquiries: false },
  decorators: [(Story) => <SiteStage currentPage={null}>{Story()}</SiteStage>],
  tags: ['state'],
} satisfies Meta<typeof PrivacyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'phone' },
  play: async ({ canvas, userEvent }) => {
    const signInItem = canvas.getByRole('rowheader', { name: /^The sign-in cookie/, hidden: true });
    await expect(signInItem).not.toBeVisible();
    await userEvent.click(canvas.getByText('Show the items'));
    await expect(canvas.getByText('Show the items')).not.toBeVisible();
    await expect(canvas.getByText('Hide the items')).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 1, name: 'What we keep, where, and why' })).toBeVisible();
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(17);
    await expect(canvas.getByText('scroll:…')).not.toBeVisible();
    for (const summary of canvas.getAllByText('Technical names')) await userEvent.click(summary);
    const items = canvas
      .getAllByRole('term')
      .map((term, index) => [term.textContent, canvas.getAllByRole('definition')[index]?.textContent]);
    await expect(items).toEqual([
      ['Your place on a page', 'scroll:…'],
      ['The time of the last update', 'reloaded'],
      ['Your cars, for parking messages', 'parkedcars'],
      ['Your cookie choice', 'cookieConsent'],
      ['The sign-in cookie', 'auth'],
      ['Your email while you are signed in', 'logindata'],
      ['Table preferences', 'tableviews'],
      ['The tags you select to print', 'chosentags'],
      ['Your last print settings', 'printsettings'],
      ['Your print presets', 'printpresets'],
      ['Your printers', 'printers'],
      ['Your recent print runs', 'printruns'],
      ['Your partly used sheets', 'partlyusedsheets'],
      ['Sample data or workspace', 'officedata'],
      ['Your workspace, if you start one', 'workspace'],
      ['Your agency', 'portalagency'],
    ]);
    // The names of stored values do not wrap.
    for (const name of ['cookieConsent', 'printsettings'])
      await expect(canvas.getByText(name).getClientRects()).toHaveLength(1);
    await expect(canvas.getByText(/^The contact form can't send messages yet\./)).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const FitsAPhone: Story = {
  ...Default,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
};

export const WithSendingForm: Story = {
  args: { sendsEnquiries: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^When you select 'Send message'/)).toBeVisible();
    await expect(canvas.queryByText(/contact form can't send/)).not.toBeInTheDocument();
  },
};

/** Expects that the picture is above the title, and leaves the lower half of a phone to the text. */
export const StartsWithALowPictureOnAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const { top } = canvas
      .getByRole('heading', { level: 1, name: 'What we keep, where, and why' })
      .getBoundingClientRect();
    await expect(top).toBeGreaterThan(216);
    await expect(top).toBeLessThan(320);
  },
};
