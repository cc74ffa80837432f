import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

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
  parameters: { acceptance: ['LOG-01'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Welcome to AiroTag' })).toBeVisible();
    await expect(canvas.getByText('Enter your email to continue')).toBeVisible();
    await expect(canvas.getByText('for the Admin owner')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email for the Admin owner' })).toHaveValue('');
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

export const Mobile: Story = { tags: ['state'], globals: { viewport: { value: 'w360' } } };

export const RequiresAnEmail: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['LOG-02', 'VAL-01'] },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email for the Admin owner' });
    const heading = canvas.getByRole('heading', { level: 1 });
    const top = heading.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(await canvas.findByText('Please enter your email.')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('Please enter your email.');
    await expect(heading.getBoundingClientRect().top).toBe(top);
    await expect(field).toHaveFocus();
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const ShowsAnInvalidEmailUntilItIsEdited: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['LOG-02', 'VAL-01'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Email for the Admin owner' });
    for (const entry of ['abc', 'a@b']) {
      await step(entry, async () => {
        await userEvent.clear(field);
        await userEvent.type(field, `${entry}{Enter}`);
        await expect(await canvas.findByText('Please enter a valid email address.')).toBeVisible();
        await expect(field).toHaveAccessibleDescription('Please enter a valid email address.');
        await userEvent.type(field, 'x');
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
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email for the Admin owner' }), '  a@b.c {Enter}');
    await expect(args.onContinue).toHaveBeenLastCalledWith('a@b.c');
  },
};
