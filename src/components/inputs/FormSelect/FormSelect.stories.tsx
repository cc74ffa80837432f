import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, screen, waitFor } from 'storybook/test';
import * as z from 'zod';

import { requiredText } from '~/domain/text/entrySchemas';

import { formTiming } from '../formTiming';
import { FormSelect } from './FormSelect';

const schema = z.object({ size: requiredText('Size is required') });

function Form({ children }: { children: React.ReactNode }) {
  const form = useForm({ ...formTiming, resolver: zodResolver(schema), defaultValues: { size: '' } });
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
  title: 'Components/Inputs/FormSelect',
  component: FormSelect,
  args: {
    name: 'size',
    label: 'Size',
    placeholder: 'Choose a size',
    options: [
      { value: 's', label: 'Small' },
      { value: 'm', label: 'Medium' },
      { value: 'l', label: 'Large' },
    ],
  },
  decorators: [(Story) => <Form>{Story()}</Form>],
} satisfies Meta<typeof FormSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Size' })).toHaveTextContent('Choose a size');
  },
};

export const WithNotes: Story = {
  args: { labelNote: '(optional)', hint: 'As printed.', options: [{ value: '', label: 'No size' }] },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Size (optional)' });
    await expect(field).toHaveTextContent('No size');
    await expect(field).toHaveAccessibleDescription('As printed.');
  },
};

export const IsChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(await screen.findByRole('listbox', { name: 'Size' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    const field = canvas.getByRole('combobox', { name: 'Size' });
    await expect(field).toHaveTextContent('Medium');
    await expect(field).toHaveFocus();
  },
};

export const SaysWhatIsWrongUntilItIsChosen: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Size' });
    await step('submit without a choice', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await canvas.findByText('Size is required')).toBeVisible();
      await expect(field).toHaveAccessibleDescription('Size is required');
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveFocus();
    });
    await step('choose', async () => {
      await userEvent.click(field);
      await userEvent.click(await screen.findByRole('option', { name: 'Large' }));
      await expect(canvas.queryByText('Size is required')).not.toBeInTheDocument();
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
    });
  },
};

const longName = `Harbour and Marina Smart Tags Trading Company, ${'Averylongword'.repeat(6)}`;

export const ShowsALongChoiceWhole: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { options: [{ value: 'long', label: longName }] },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Size' });
    await userEvent.click(field);
    const list = await screen.findByRole('listbox', { name: 'Size' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await userEvent.click(screen.getByRole('option', { name: longName }));
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth);
    await expect(field.scrollHeight).toBeLessThanOrEqual(field.clientHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
