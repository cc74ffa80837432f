import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { ContactScreen } from './ContactScreen';

const meta = {
  title: 'Screens/Site/Contact',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  args: { contact: { phone: '+971 4 000 0000', email: 'hello@example.com' } },
  decorators: [(Story) => <SiteStage currentPage="contact">{Story()}</SiteStage>],
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const fieldLabels = ['Full Name', 'Company', 'Email', 'Phone number', 'Address', 'Your message'];

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'site', acceptance: ['PUB-03'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'A question? Talk to us.' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'A question? Talk to us.' })).toHaveAttribute('id', 'contact');
    for (const label of fieldLabels) await expect(canvas.getByRole('textbox', { name: label })).toBeVisible();
    await expect(canvas.getAllByRole('textbox')).toHaveLength(6);
    const getHeight = (name: string) => canvas.getByRole('textbox', { name }).offsetHeight;
    await expect(getHeight('Address')).toBeLessThan(getHeight('Your message') / 2);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const FitsAPhone: Story = { ...Default, tags: ['behaviour'], globals: { viewport: { value: 'w360' } } };

export const OffersOtherContactsWithoutEndpoint: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const sendButton = canvas.getByRole('button', { name: 'Send message' });
    await expect(sendButton).toHaveAccessibleDescription('Not available yet');
    await expect(sendButton).toBeEnabled();
    await expect(canvas.getAllByText('Not available yet')[0]).toBeVisible();
    const directRegion = canvas.getByRole('region', { name: 'Call or email us' });
    const directQueries = within(directRegion);
    await expect(directQueries.getByRole('link', { name: 'Call +971 4 000 0000' })).toHaveAttribute(
      'href',
      'tel:+97140000000',
    );
    await expect(directQueries.getByRole('link', { name: 'Email hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    const emailButton = canvas.getByRole('link', { name: 'Email this message' });
    const emailHint = canvas.getByText('Opens your email app with what you wrote. You send it from there.');
    await expect(emailHint.getBoundingClientRect().top - emailButton.getBoundingClientRect().bottom).toBe(8);
    const sendBox = sendButton.getBoundingClientRect();
    await expect(sendBox.top).toBeGreaterThan(emailHint.getBoundingClientRect().bottom);
    await expect(sendBox.height).toBeLessThan(emailButton.offsetHeight);
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription('(optional)');
    // The form is before the phone number and the email address.
    await expect(directRegion.compareDocumentPosition(sendButton)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  },
};

export const AnswersQuestionsNextToTheForm: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const questionsRegion = canvas.getByRole('region', { name: 'Common questions' });
    await expect(within(questionsRegion).getByText('Can people see my phone number?')).toBeVisible();
    await expect(
      within(questionsRegion).getByText("No. They write to you in a chat that doesn't show your number."),
    ).toBeVisible();
    const { bottom, left } = questionsRegion.getBoundingClientRect();
    const sendBox = canvas.getByRole('button', { name: 'Send message' }).getBoundingClientRect();
    await expect(left).toBeGreaterThan(sendBox.right);
    await expect(bottom).toBeLessThan(sendBox.bottom);
  },
};

export const WithEndpoint: Story = {
  tags: ['state'],
  parameters: { modes: 'phone' },
  args: { onSend: fn(() => Promise.resolve()) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company' })).toHaveAccessibleDescription('(optional)');
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveAccessibleDescription(
      'Up to 5,000 characters.',
    );
  },
};

export const ShowsErrorsOnSubmit: Story = {
  tags: ['behaviour'],
  args: WithEndpoint.args,
  parameters: { acceptance: ['SET-05'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amal@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const nameField = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(nameField).toHaveFocus();
    await expect(nameField).toHaveAccessibleDescription('Please enter your name.');
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(canvas.getByText('Please enter your message.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.type(nameField, 'A');
    await expect(canvas.queryByText('Please enter your name.')).not.toBeInTheDocument();
    await expect(nameField).toBeValid();
    await expect(canvas.getByText('Please enter your message.')).toBeVisible();
  },
};
