import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import type { Enquiry } from '~/domain/enquiry/enquiry';

import { ContactScreen } from './ContactScreen';

const meta = {
  title: 'Screens/Site/Contact/Validation',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    contact: { phone: '+971 4 000 0000', email: 'hello@example.com' },
    onSend: fn<(enquiry: Enquiry) => Promise<void>>(() => Promise.resolve()),
  },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithEndpoint: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Company (optional)' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveAccessibleDescription(
      'Up to 5,000 characters.',
    );
  },
};

export const ShowsErrorsOnSubmit: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['SET-05'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'amal@example');
    await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
    const name = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Please enter your name.');
    await expect(canvas.getByText('Please enter a valid email address.')).toBeVisible();
    await expect(canvas.getByText('Please enter your message.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();

    await userEvent.type(name, 'A');
    await expect(canvas.queryByText('Please enter your name.')).not.toBeInTheDocument();
    await expect(name).toBeValid();
    await expect(canvas.getByText('Please enter your message.')).toBeVisible();
  },
};
