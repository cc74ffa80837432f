import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import {
  getDialogButton,
  getDialogCombobox,
  chooseOption,
  expectErrors,
  expectSaved,
  getDialogField,
  fillIn,
  expectNoDialogOverflow,
  expectFocusOn,
  expectFocusOnLabelledField,
} from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';

import { PackageWizard } from './PackageWizard';

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Packages/Add',
  component: PackageWizard,
} satisfies Meta<typeof PackageWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openTimestamps(user: User) {
  await expectFocusOn('textbox', 'Name');
  await fillIn(user, { Name: 'Sample Pack', 'Total hexacodes': '50', 'Price (AED)': '30.5{Enter}' });
  await expectFocusOnLabelledField('Created at (optional)');
}

export const PackageStep: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  parameters: { acceptance: ['ADM-16', 'VAL-10'] },
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add Package' })).toBeVisible();
    await expect(getDialogCombobox('AiroTag type')).toHaveTextContent('Common');
    await expect(await chooseOption(userEvent, 'AiroTag type')).toEqual(['Common', 'Premium', 'Elite']);
    await expect(getDialogField('Price (AED)')).toHaveAttribute('step', '0.01');
    await expect(screen.getByRole('switch', { name: 'Active' })).toBeChecked();
    await expectErrors(userEvent, 'Next', ['Name is required', 'Total hexacodes is required', 'Price is required']);
    await expect(getDialogField('Price (AED)')).toHaveAccessibleDescription('Price is required');
    await expectNoDialogOverflow();
  },
};

export const TimestampsStep: Story = {
  tags: ['state'],
  parameters: { modes: 'phone' },
  play: ({ userEvent }) => openTimestamps(userEvent),
};

export const RejectsAnIncompleteDate: Story = {
  tags: ['behaviour'],
  play: async ({ args, step, userEvent }) => {
    await openTimestamps(userEvent);
    const createdAtField = screen.getByLabelText('Created at (optional)');
    // Simulates an incomplete date, since user-event cannot fill in, for example, only the day of a date field.
    const setBadInput = (badInput: boolean) =>
      Object.defineProperty(createdAtField, 'validity', { configurable: true, value: { badInput } });
    await step('rejects an incomplete date', async () => {
      setBadInput(true);
      await userEvent.keyboard('2');
      await expectErrors(userEvent, 'Save', ['Enter a whole date and time, or empty the field.']);
      await expect(createdAtField).toHaveAccessibleDescription('Enter a whole date and time, or empty the field.');
      await expect(args.onSave).not.toHaveBeenCalled();
    });
    await step('accepts an empty field', async () => {
      await waitFor(() => expect(createdAtField).toHaveFocus());
      setBadInput(false);
      await userEvent.keyboard('{Backspace}');
      await userEvent.click(getDialogButton('Save'));
      await waitFor(() => expect(args.onSave).toHaveBeenCalledWith(expect.objectContaining({ createdAt: '' })));
    });
  },
};

export const SavesEveryField: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-13', 'ADM-16'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await chooseOption(userEvent, 'AiroTag type', 'Elite');
    await userEvent.click(screen.getByRole('switch', { name: 'Active' }));
    await fillIn(userEvent, { 'Description (optional)': 'For trying out' });
    await userEvent.click(getDialogField('Name'));
    await openTimestamps(userEvent);
    await fillIn(userEvent, {
      'Created at (optional)': '2026-06-15T09:00',
      'Updated at (optional)': '2026-06-15T09:30',
    });
    await userEvent.click(getDialogButton('Save'));
    await expectSaved(args.onSave, {
      name: 'Sample Pack',
      description: 'For trying out',
      totalHexacodes: 50,
      tagType: 'Elite',
      price: 30.5,
      isActive: false,
      createdAt: '2026-06-15T09:00',
      updatedAt: '2026-06-15T09:30',
    });
  },
};
