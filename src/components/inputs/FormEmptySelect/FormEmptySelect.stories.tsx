import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import * as z from 'zod';

import { requiredText } from '~/domain/text/fieldSchemas';

import { withForm } from '../withForm.stage';
import { FormEmptySelect } from './FormEmptySelect';

const schema = z.object({ package: requiredText('Package is required') });

/**
 * Use in place of a FormSelect without options. It links to the page where the user can add one. With at least one
 * option, use FormSelect.
 */
const meta = {
  title: 'Components/Inputs/FormEmptySelect',
  component: FormEmptySelect,
  args: {
    name: 'package',
    label: 'Package',
    text: 'No packages yet. Add one first.',
    linkLabel: 'Add a package',
    href: '/Admin-Packages',
    onFollow: fn(),
  },
  decorators: [withForm({ package: '' }, { schema })],
} satisfies Meta<typeof FormEmptySelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Package' })).toBeVisible();
    const link = canvas.getByRole('link', { name: 'Add a package' });
    await expect(link).toHaveAttribute('href', '/Admin-Packages');
    await expect(link).toHaveAccessibleDescription('No packages yet. Add one first.');
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const link = canvas.getByRole('link', { name: 'Add a package' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Package is required');
    await expect(link).toHaveFocus();
    await expect(link).toHaveAccessibleDescription('Package is required No packages yet. Add one first.');
  },
};

export const FitsAPhone: Story = { ...WithError, tags: ['behaviour'], globals: { viewport: { value: 'w360' } } };
