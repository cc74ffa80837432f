import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';

import { FormNoChoice } from './FormNoChoice';
import type { FormNoChoiceProps } from './FormNoChoice';

type Values = { package: string };

/** In a form that finds fault with it, where there is a message. */
function NoChoice({ message, ...props }: FormNoChoiceProps<Values> & { message?: string }) {
  const form = useForm<Values>({ defaultValues: { package: '' } });
  const { setError } = form;
  useEffect(() => {
    if (message) setError('package', { message }, { shouldFocus: true });
  }, [message, setError]);
  return (
    <FormProvider {...form}>
      <FormNoChoice<Values> {...props} />
    </FormProvider>
  );
}

const meta = {
  title: 'Components/Inputs/FormNoChoice',
  component: NoChoice,
  args: {
    name: 'package',
    label: 'Package',
    text: 'There are no packages to choose from. Add one first.',
    wayOn: 'Add a package',
    href: '/Admin-Packages',
    onFollow: fn(),
  },
} satisfies Meta<typeof NoChoice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Package' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Add a package' });
    await expect(link).toHaveAttribute('href', '/Admin-Packages');
    await expect(link).toHaveAccessibleDescription('There are no packages to choose from. Add one first.');
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { message: 'Package is required' },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Add a package' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Package is required');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleDescription(
      'Package is required There are no packages to choose from. Add one first.',
    );
  },
};

export const OnAPhone: Story = { ...Refused, globals: { viewport: { value: 'w360' } } };

export const InTheDark: Story = { ...Refused, globals: { theme: 'dark' } };
