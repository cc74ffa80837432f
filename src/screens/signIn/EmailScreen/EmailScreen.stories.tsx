import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { EmailScreen } from './EmailScreen';

const meta = {
  title: 'Screens/Sign in/Email',
  component: EmailScreen,
  parameters: { layout: 'fullscreen' },
  args: { email: '', onContinue: fn() },
} satisfies Meta<typeof EmailScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'phone', acceptance: ['LOG-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome to AiroTag' })).toBeVisible();
    await expect(canvas.getByText('Enter your email to continue')).toBeVisible();
    await expect(canvas.getByText('(for the Admin owner and agencies)')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email (for the Admin owner and agencies)' })).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/Terms');
    await expect(canvas.getByRole('link', { name: 'Privacy Notice' })).toHaveAttribute('href', '/Privacy');
  },
};

export const WithEmail: Story = {
  tags: ['state'],
  args: { email: 'owner@example.com' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onContinue).toHaveBeenLastCalledWith('owner@example.com');
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };

export const RequiresAnEmail: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['LOG-02', 'VAL-01'] },
  play: async ({ args, canvas, userEvent }) => {
    const emailField = canvas.getByRole('textbox', { name: 'Email (for the Admin owner and agencies)' });
    const heading = canvas.getByRole('heading', { level: 1 });
    const topBefore = heading.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please enter your email.')).toBeVisible();
    await expect(emailField).toHaveAccessibleDescription('Please enter your email.');
    await expect(heading.getBoundingClientRect().top).toBe(topBefore);
    await expect(emailField).toHaveFocus();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const ShowsAnInvalidEmailUntilItIsEdited: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['LOG-02', 'VAL-01'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const emailField = canvas.getByRole('textbox', { name: 'Email (for the Admin owner and agencies)' });
    for (const invalidEmail of ['abc', 'a@b']) {
      await step(invalidEmail, async () => {
        await userEvent.clear(emailField);
        await userEvent.type(emailField, `${invalidEmail}{Enter}`);
        await expect(await canvas.findByText('Please enter a valid email address.')).toBeVisible();
        await expect(emailField).toHaveAccessibleDescription('Please enter a valid email address.');
        await userEvent.type(emailField, 'x');
        await expect(canvas.queryByText('Please enter a valid email address.')).not.toBeInTheDocument();
      });
    }
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const SubmitsTheTrimmedEmail: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['LOG-02', 'VAL-01'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Email (for the Admin owner and agencies)' }),
      '  a@b.c {Enter}',
    );
    await expect(args.onContinue).toHaveBeenLastCalledWith('a@b.c');
  },
};
