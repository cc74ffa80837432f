import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { OneTimeCodeScreen } from './OneTimeCodeScreen';
import { oneTimeCodeMeta } from './OneTimeCodeScreen.stage';
import type { VerificationStatus } from './OneTimeCodeScreen';

const meta = {
  title: 'Screens/Sign in/One-time code',
  ...oneTimeCodeMeta,
} satisfies Meta<typeof OneTimeCodeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'phone', acceptance: ['LOG-10'] },
  args: { isDemo: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Verify Email' })).toBeVisible();
    await expect(canvas.getByText('owner@example.com')).toBeVisible();
    const changeLink = canvas.getByRole('link', { name: 'change' });
    await expect(changeLink).toHaveAttribute('href', '/admin');
    await userEvent.click(changeLink);
    await expect(args.onOpenEmailPage).toHaveBeenCalledOnce();
    const codeField = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(codeField).toHaveAttribute('inputmode', 'numeric');
    await expect(codeField).toHaveAccessibleDescription('This demo sends no code. Sign in with a password.');
    await expect(canvas.getByRole('link', { name: 'Sign in with a password' })).toHaveAttribute('href', '/Password');
    await expect(canvas.getByRole('button', { name: 'Verify OTP' })).toBeVisible();
  },
};

export const HasNoDemoNoteWithAServer: Story = {
  tags: ['behaviour'],
  play: ({ canvas }) => expect(canvas.queryByText(/demo/)).not.toBeInTheDocument(),
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };

export const WithoutEmail: Story = {
  tags: ['state'],
  args: { email: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Enter your email' })).toHaveAttribute('href', '/login');
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '4820{Enter}');
    await expect(args.onVerify).toHaveBeenLastCalledWith('4820');
  },
};

export const Checking: Story = { tags: ['state'], args: { verificationStatus: 'checking' } };

export const AnnouncesTheCheckWithoutLayoutShift: Story = {
  tags: ['behaviour'],
  render: function CheckingOnSubmit(args) {
    const [verificationStatus, setVerificationStatus] = useState<VerificationStatus>('open');
    const onVerify = (code: string) => {
      args.onVerify(code);
      setVerificationStatus('checking');
    };
    return <OneTimeCodeScreen {...args} verificationStatus={verificationStatus} onVerify={onVerify} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    const verifyButton = canvas.getByRole('button', { name: 'Verify OTP' });
    const boxBefore = verifyButton.getBoundingClientRect();
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '4820');
    await userEvent.click(verifyButton);
    await expect(await canvas.findByText('Checking the code…')).toHaveRole('status');
    await expect(verifyButton).toHaveAccessibleName('Verify OTP');
    await expect(verifyButton).toHaveAttribute('aria-busy', 'true');
    await expect(verifyButton).toHaveAttribute('aria-disabled', 'true');
    await expect(verifyButton).toHaveFocus();
    await expect(verifyButton.getBoundingClientRect()).toEqual(boxBefore);
    await userEvent.keyboard('{Enter}');
    await expect(args.onVerify).toHaveBeenCalledOnce();
  },
};

export const WrongCode: Story = {
  tags: ['state'],
  parameters: { acceptance: ['LOG-13', 'VAL-02'] },
  args: { verificationStatus: 'wrong' },
  play: async ({ canvas }) => {
    const codeField = canvas.getByRole('textbox', { name: 'One-time code' });
    await expect(await canvas.findByText('OTP is Wrong please try another one')).toBeVisible();
    await expect(codeField).toHaveAccessibleDescription('OTP is Wrong please try another one');
    await expect(codeField).toHaveFocus();
  },
};

export const VerifiedCode: Story = {
  tags: ['state'],
  parameters: { acceptance: ['LOG-13'] },
  args: { verificationStatus: 'verified' },
  play: async ({ canvas }) => {
    const announcements = canvas.getAllByRole('status').map((region) => region.textContent);
    await expect(announcements).toContain('Code verified.');
  },
};

export const RequiresACode: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['LOG-12', 'VAL-02'] },
  play: async ({ args, canvas, userEvent }) => {
    const codeField = canvas.getByRole('textbox', { name: 'One-time code' });
    await userEvent.type(codeField, 'none{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Enter OTP');
    await expect(codeField).toHaveAccessibleDescription('Enter OTP');
    await expect(args.onVerify).not.toHaveBeenCalled();
  },
};
