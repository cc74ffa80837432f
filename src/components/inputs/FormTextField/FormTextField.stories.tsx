import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, waitFor } from 'storybook/test';
import * as z from 'zod';

import { formTiming } from '../formTiming';
import { FormTextField } from './FormTextField';

const schema = z.object({ nickname: z.string().trim().min(1, 'Please enter a nickname.') });

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({ ...formTiming, resolver: zodResolver(schema), defaultValues: { nickname: '' } });
  return (
    <FormProvider {...form}>
      <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(() => undefined)}>
        {children}
        <Button type="submit" variant="contained">
          Save
        </Button>
      </Stack>
    </FormProvider>
  );
}

const meta = {
  title: 'Components/Inputs/FormTextField',
  component: FormTextField,
  args: { name: 'nickname', label: 'Nickname' },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof FormTextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithNotes: Story = {
  args: { labelNote: '(optional)', aside: 'Forgotten?', hint: 'As your friends call you.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname (optional)' });
    await expect(field).toHaveAccessibleDescription('As your friends call you.');
  },
};

export const SaysWhatIsWrongUntilItIsEdited: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname' });
    await step('submit without an entry', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Please enter a nickname.')).toBeVisible();
      await expect(field).toHaveAccessibleDescription('Please enter a nickname.');
      await expect(field).toBeInvalid();
      await expect(field).toHaveFocus();
    });
    await step('type one character that is not yet right', async () => {
      await userEvent.type(field, ' ');
      await expect(canvas.queryByText('Please enter a nickname.')).not.toBeInTheDocument();
      await expect(field).toBeValid();
    });
  },
};

export const SaysTheSameAgainAtTheNextAttempt: Story = {
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    const first = await canvas.findByRole('alert');
    await userEvent.click(save);
    // Only what comes into the page is announced, and not what stays in it.
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please enter a nickname.');
  },
};

export const AnArabicNameReadsFromTheRight: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Nickname' });
    await userEvent.type(field, 'شركة الخليج (دبي) 5 Tags!');
    // By its own first letter, whatever the page's direction is.
    await expect(field).toHaveStyle({ unicodeBidi: 'plaintext' });
  },
};
