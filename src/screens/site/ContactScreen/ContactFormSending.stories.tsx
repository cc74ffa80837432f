import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked } from 'storybook/test';

import { enquiryFieldNames, enquiryFields } from '~/domain/enquiry/enquiry';
import { sampleEnquiry } from '~/domain/enquiry/enquiry.sample';
import { EnquiryError } from '~/domain/enquiry/enquiryError';

import { ContactScreen } from './ContactScreen';

const meta = {
  title: 'Screens/Site/Contact/Sending',
  component: ContactScreen,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    contact: { phone: '+971 4 000 0000', email: 'hello@example.com' },
    onSend: fn(() => Promise.resolve()),
  },
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function sendSampleEnquiry({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>) {
  for (const field of enquiryFieldNames) {
    const labelPattern = new RegExp(`^${enquiryFields[field].label}`);
    await userEvent.type(canvas.getByRole('textbox', { name: labelPattern }), sampleEnquiry[field]);
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Send message' }));
}

export const SendsOnce: Story = {
  parameters: { acceptance: ['SET-05'] },
  args: { onSend: fn(() => new Promise(() => undefined)) },
  play: async ({ args, canvas, userEvent }) => {
    await sendSampleEnquiry({ canvas, userEvent });
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Sending…' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full Name' }), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
    await expect(args.onSend).toHaveBeenCalledWith(sampleEnquiry);
    await expect(canvas.getByRole('status')).toHaveTextContent('Sending…');
    await expect(canvas.getByRole('button', { name: 'Sending…' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const ConfirmsThatItWasSent: Story = {
  play: async ({ canvas, userEvent }) => {
    await sendSampleEnquiry({ canvas, userEvent });
    await expect(await canvas.findByRole('heading', { name: 'Message sent' })).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent("We'll reply to amal@example.com.");
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const StartsAnotherMessage: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await sendSampleEnquiry({ canvas, userEvent });
    await userEvent.click(await canvas.findByRole('button', { name: 'Write another message' }));
    const nameField = canvas.getByRole('textbox', { name: 'Full Name' });
    await expect(nameField).toHaveFocus();
    await expect(nameField).toHaveValue('');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const KeepsTheTextAndRetriesAfterAFailure: Story = {
  parameters: { acceptance: ['SET-05'] },
  beforeEach: ({ args }) => {
    if (args.onSend) mocked(args.onSend).mockRejectedValueOnce(new EnquiryError('unreachable'));
  },
  play: async ({ args, canvas, userEvent }) => {
    await sendSampleEnquiry({ canvas, userEvent });
    const failureAlert = await canvas.findByRole('alert');
    await expect(failureAlert).toHaveTextContent("Your message wasn't sent");
    await expect(failureAlert).toHaveTextContent("We couldn't connect. Check that you're online, then try again.");
    await expect(failureAlert).toHaveTextContent('Everything you wrote is still here. You can also email it to hello@');
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue(sampleEnquiry.message);

    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByRole('heading', { name: 'Message sent' })).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(args.onSend).toHaveBeenLastCalledWith(sampleEnquiry);
  },
};

export const WarnsThatATimedOutMessageMayHaveArrived: Story = {
  args: {
    onSend: fn(() => Promise.reject(new EnquiryError('timedOut'))),
  },
  play: async ({ canvas, userEvent }) => {
    await sendSampleEnquiry({ canvas, userEvent });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your message may not have arrived');
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
  },
};
