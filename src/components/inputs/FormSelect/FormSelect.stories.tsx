import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, screen } from 'storybook/test';
import * as z from 'zod';

import { requiredText } from '~/domain/shared/entrySchemas';

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
