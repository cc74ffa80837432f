import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { OneTimeCodeScreen } from './OneTimeCodeScreen';
import type { CodeCheck } from './OneTimeCodeScreen';

const meta = {
  title: 'Screens/Sign in/One-time code',
  component: OneTimeCodeScreen,
  parameters: { layout: 'fullscreen', acceptance: ['LOG-10', 'LOG-11', 'LOG-12', 'LOG-13', 'VAL-02'] },
  args: {
    email: 'owner@example.com',
    secondsLeft: 42,
    check: 'open',
    onVerify: fn(),
    onResend: fn(),
    onFollowToEmail: fn(),
  },
} satisfies Meta<typeof OneTimeCodeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verify Email' })).toBeVisible();
    await expect(canvas.getByText('owner@example.com')).toBeVisible();
    const change = canvas.getByRole('link', { name: 'change' });
    await expect(change).toHaveAttribute('href', '/admin');
    await expect(change).toHaveStyle({ fontWeight: '600' });
    const email = canvas.getByText('owner@example.com').getBoundingClientRect();
    await expect(change.getBoundingClientRect().left - email.right).toBeGreaterThanOrEqual(8);
    await userEvent.click(change);
    await expect(args.onFollowToEmail).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('textbox', { name: 'One-time code' })).toHaveAttribute('inputmode', 'numeric');
    await expect(canvas.getByRole('button', { name: 'Verify OTP' })).toBeVisible();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const WithoutAnEmail: Story = {
  args: { email: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Enter your email' })).toHaveAttribute('href', '/login');
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '4820{Enter}');
    await expect(args.onVerify).toHaveBeenLastCalledWith('4820');
  },
};

export const Checking: Story = {
  args: { check: 'checking' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '4820{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Verify OTP' }));
    await expect(canvas.getByRole('button', { name: 'Verify OTP' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const CheckingInTheDark: Story = { ...Checking, globals: { theme: 'dark' } };

export const SaysThatItIsCheckingAndMovesNothing: Story = {
  render: function CheckingWhenPressed(args) {
    const [check, setCheck] = useState<CodeCheck>('open');
    const onVerify = (code: string) => {
      args.onVerify(code);
      setCheck('checking');
    };
    return <OneTimeCodeScreen {...args} check={check} onVerify={onVerify} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Verify OTP' });
    const place = button.getBoundingClientRect();
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '4820');
    await userEvent.click(button);
    await expect(await canvas.findByText('Checking the code…')).toHaveRole('status');
    await expect(button).toHaveAccessibleName('Verify OTP');
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
    await expect(button.getBoundingClientRect()).toEqual(place);
    await userEvent.keyboard('{Enter}');
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { check: 'wrong' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(await canvas.findByText('OTP is Wrong please try another one')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('OTP is Wrong please try another one');
    await expect(field).toHaveFocus();
    await userEvent.type(field, '4');
    await expect(canvas.queryByText('OTP is Wrong please try another one')).not.toBeInTheDocument();
  },
};

export const RefusedInTheDark: Story = { ...Refused, globals: { theme: 'dark' } };

export const Verified: Story = {
  args: { check: 'verified' },
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getAllByRole('status').map((region) => region.textContent);
    await expect(said).toContain('Code verified.');
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '1');
    await expect(canvas.queryByText('Code verified.')).not.toBeInTheDocument();
  },
};

export const AsksForACode: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'One-time code' });
    await userEvent.type(field, 'none{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter OTP');
    await expect(field).toHaveAccessibleDescription('Enter OTP');
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};

export const CountsDown: Story = {
  args: { secondsLeft: 59 },
  play: async ({ args, canvas, userEvent }) => {
    const resend = canvas.getByRole('button', { name: 'Resend OTP in 00:59' });
    await expect(resend).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(resend);
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const OffersANewCodeAtTheEnd: Story = {
  args: { secondsLeft: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You can ask for a new code now.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend OTP' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};
