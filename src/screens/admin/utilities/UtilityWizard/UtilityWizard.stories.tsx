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
} from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';

import { UtilityWizard } from './UtilityWizard';

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Utilities/Add',
  component: UtilityWizard,
} satisfies Meta<typeof UtilityWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openFeatures(user: User, featureCount: number) {
  await expectFocusOn('textbox', 'Name');
  await fillIn(user, { Name: 'Message the owner{Enter}' });
  await waitFor(() => expect(getDialogButton('Add feature')).toBeVisible());
  for (let featureNumber = 1; featureNumber <= featureCount; featureNumber++) {
    await user.click(getDialogButton('Add feature'));
    await expectFocusOn('combobox', `Feature ${featureNumber}`);
  }
}

const readFeatureKinds = () => screen.getAllByRole('combobox').map((kind) => kind.textContent);

export const UtilityStep: Story = {
  tags: ['state'],
  parameters: { modes: 'phone', acceptance: ['ADM-12', 'VAL-12'] },
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add AiroTag Utility' })).toBeVisible();
    const airoTagSwitch = screen.getByRole('switch', { name: 'Is AiroTag' });
    await expect(airoTagSwitch).not.toBeChecked();
    await expect(airoTagSwitch).toHaveAccessibleDescription('When on, a scan redirects to a messaging app.');
    await expectErrors(userEvent, 'Next', ['Name is required']);
    await expect(getDialogField('Name')).toHaveAccessibleDescription('Name is required');
  },
};

export const FeaturesStep: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  parameters: { acceptance: ['ADM-12'] },
  play: async ({ args, userEvent }) => {
    await openFeatures(userEvent, 3);
    await expect(readFeatureKinds()).toEqual(['WhatsApp', 'Email', 'SMS']);
    await expect(screen.getByRole('switch', { name: 'Feature 2, Enabled' })).toBeChecked();
    await expect(getDialogField('Feature 2, Display order')).toHaveValue('0');
    await expectNoDialogOverflow();
    await fillIn(userEvent, { 'Feature 2, Display order': '.5' });
    await expectErrors(userEvent, 'Save', ['Display order must be a whole number']);
    await expectFocusOn('textbox', 'Feature 2, Display order');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const MovesTheFocusWhenAFeatureIsRemoved: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-12'] },
  play: async ({ userEvent }) => {
    await openFeatures(userEvent, 3);
    await userEvent.click(getDialogButton('Remove feature 2'));
    await expectFocusOn('combobox', 'Feature 2');
    await expect(readFeatureKinds()).toEqual(['WhatsApp', 'SMS']);
    await userEvent.click(getDialogButton('Remove feature 2'));
    await expectFocusOn('combobox', 'Feature 1');
    await expect(readFeatureKinds()).toEqual(['WhatsApp']);
    await userEvent.click(getDialogButton('Remove feature 1'));
    await expectFocusOn('button', 'Add feature');
    await expect(screen.getByText('No features yet.')).toBeVisible();
  },
};

export const SavesEveryField: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-12', 'ADM-13'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await fillIn(userEvent, {
      'Description (optional)': 'By chat',
      'Default redirect URL (optional)': 'https://chat.example.com',
    });
    await userEvent.click(screen.getByRole('switch', { name: 'Is AiroTag' }));
    await userEvent.click(getDialogField('Name'));
    await openFeatures(userEvent, 1);
    await chooseOption(userEvent, 'Feature 1', 'SMS');
    await waitFor(() => expect(getDialogCombobox('Feature 1')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}2{Tab} {Tab}');
    await expect(getDialogButton('Remove feature 1')).toHaveFocus();
    await userEvent.click(getDialogButton('Save'));
    await expectSaved(args.onSave, {
      name: 'Message the owner',
      description: 'By chat',
      defaultRedirectUrl: 'https://chat.example.com',
      isTag: true,
      features: [{ feature: 'sms', isEnabled: false, displayOrder: 2 }],
    });
  },
};
