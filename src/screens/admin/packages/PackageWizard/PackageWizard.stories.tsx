import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import {
  button,
  choice,
  choose,
  faultMessages,
  field,
  fitsAcross,
  focusIsOn,
} from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';

import { PackageWizard } from './PackageWizard';

const meta = {
  title: 'Screens/Admin/Packages/Add',
  component: PackageWizard,
  parameters: { layout: 'fullscreen' },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn(), onUnsavedChange: fn() },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof PackageWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillInPackage(user: User, price = '30.5') {
  await focusIsOn('textbox', 'Name');
  await user.keyboard('Sample Pack{Tab}{Tab}50{Tab}{Tab}');
  await user.keyboard(`${price}{Enter}`);
}

const timestampsAreOpen = () => waitFor(() => expect(screen.getByLabelText('Created at (optional)')).toHaveFocus());

export const Package: Story = {
  parameters: { acceptance: ['ADM-16'] },
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add Package' })).toBeVisible();
    await expect(field('Description (optional)')).toBeVisible();
    await expect(choice('AiroTag type')).toHaveTextContent('Common');
    await expect(await choose(userEvent, 'AiroTag type')).toEqual(['Common', 'Premium', 'Elite']);
    await expect(field('Price (AED)')).toHaveAttribute('step', '0.01');
    await expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
  },
};

export const Timestamps: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ userEvent }) => {
    await fillInPackage(userEvent);
    await timestampsAreOpen();
    await expect(screen.getByLabelText('Updated at (optional)')).toHaveAttribute('type', 'datetime-local');
  },
};

export const Refused: Story = {
  parameters: { acceptance: ['VAL-10'] },
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await expect(await faultMessages()).toEqual([
      'Name is required',
      'Total hexacodes is required',
      'Price is required',
    ]);
    await focusIsOn('textbox', 'Name');
    await expect(field('Price (AED)')).toHaveAccessibleDescription('Price is required');
    await fitsAcross();
  },
};

export const OnAPhone: Story = { ...Refused, globals: { viewport: { value: 'w360' } } };

export const InTheDark: Story = { ...Package, globals: { theme: 'dark' } };

export const DoesNotGuessWhatAPriceMeans: Story = {
  play: async ({ userEvent }) => {
    await fillInPackage(userEvent, '1,500');
    await focusIsOn('textbox', 'Price (AED)');
    await expect(await faultMessages()).toEqual([
      'Enter a number such as 30 or 30.50, without separators between thousands.',
    ]);
  },
};

export const RefusesHalfADateAndTakesAnEmptyOne: Story = {
  play: async ({ args, step, userEvent }) => {
    await fillInPackage(userEvent);
    await timestampsAreOpen();
    const created = screen.getByLabelText('Created at (optional)');
    // As in a browser's own field of which only some parts are filled in, which no play function can type into.
    const half = (badInput: boolean) =>
      Object.defineProperty(created, 'validity', { configurable: true, value: { badInput } });
    await step('half a date', async () => {
      half(true);
      await userEvent.keyboard('2');
      await userEvent.click(button('Save'));
      await expect(await faultMessages()).toEqual(['Enter a whole date and time, or empty the field.']);
      await expect(created).toHaveAccessibleDescription('Enter a whole date and time, or empty the field.');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('none', async () => {
      await waitFor(() => expect(created).toHaveFocus());
      half(false);
      await userEvent.keyboard('{Backspace}');
      await userEvent.click(button('Save'));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ createdAt: '' })));
    });
  },
};

export const SavesTheDraft: Story = {
  parameters: { acceptance: ['ADM-13', 'ADM-16'] },
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await choose(userEvent, 'AiroTag type', 'Elite');
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
    await userEvent.click(field('Name'));
    await fillInPackage(userEvent);
    await timestampsAreOpen();
    await userEvent.type(screen.getByLabelText('Created at (optional)'), '2026-06-15T09:00');
    await userEvent.click(button('Save'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Sample Pack',
      description: '',
      totalHexacodes: 50,
      tagType: 'Elite',
      price: 30.5,
      isActive: false,
      createdAt: '2026-06-15T09:00',
      updatedAt: '',
    });
  },
};
