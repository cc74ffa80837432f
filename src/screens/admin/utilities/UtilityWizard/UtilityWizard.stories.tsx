import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { button, choice, faultMessages, field, fitsAcross, focusIsOn } from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';

import { UtilityWizard } from './UtilityWizard';

const meta = {
  title: 'Screens/Admin/Utilities/Add',
  component: UtilityWizard,
  parameters: { layout: 'fullscreen' },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn(), onUnsavedChange: fn() },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof UtilityWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

async function fillInUtility(user: User) {
  await focusIsOn('textbox', 'Name');
  await user.keyboard('Message the owner{Enter}');
  await waitFor(() => expect(button('Add feature')).toBeVisible());
}

async function addFeatures(user: User, count: number) {
  for (let number = 1; number <= count; number++) {
    await user.click(button('Add feature'));
    await focusIsOn('combobox', `Feature ${number}`);
  }
}

const kinds = () => screen.getAllByRole('combobox').map((kind) => kind.textContent);

export const Utility: Story = {
  parameters: { acceptance: ['ADM-12'] },
  play: async () => {
    await focusIsOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add AiroTag Utility' })).toBeVisible();
    await expect(field('Description (optional)')).toBeVisible();
    await expect(field('Default redirect URL (optional)')).toBeVisible();
    const isTag = screen.getByRole('switch', { name: 'Is AiroTag' });
    await expect(isTag).not.toBeChecked();
    await expect(isTag).toHaveAccessibleDescription('When on, a scan redirects to a messaging app.');
  },
};

export const NoFeatures: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ userEvent }) => {
    await fillInUtility(userEvent);
    await expect(screen.getByText('No features yet.')).toBeVisible();
  },
};

export const Features: Story = {
  parameters: { acceptance: ['ADM-12'] },
  play: async ({ userEvent }) => {
    await fillInUtility(userEvent);
    await addFeatures(userEvent, 3);
    await expect(kinds()).toEqual(['WhatsApp', 'Email', 'SMS']);
    await expect(screen.getByRole('switch', { name: 'Feature 2, Enabled' })).toBeChecked();
    await expect(field('Feature 2, Display order')).toHaveValue('0');
    await fitsAcross();
  },
};

export const OnAPhone: Story = { ...Features, globals: { viewport: { value: 'w360' } } };

export const InTheDark: Story = { ...Features, globals: { theme: 'dark' } };

export const Refused: Story = {
  parameters: { acceptance: ['VAL-12'] },
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await expect(await faultMessages()).toEqual(['Name is required']);
    await expect(field('Name')).toHaveAccessibleDescription('Name is required');
  },
};

export const RefusesWhatIsNoDisplayOrder: Story = {
  parameters: { acceptance: ['ADM-12'] },
  play: async ({ args, userEvent }) => {
    await fillInUtility(userEvent);
    await addFeatures(userEvent, 2);
    await userEvent.type(field('Feature 2, Display order'), '.5');
    await userEvent.click(button('Save'));
    await expect(await faultMessages()).toEqual(['Display order must be a whole number']);
    await focusIsOn('textbox', 'Feature 2, Display order');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const KeepsTheFocusWhereARowWas: Story = {
  parameters: { acceptance: ['ADM-12'] },
  play: async ({ step, userEvent }) => {
    await fillInUtility(userEvent);
    await addFeatures(userEvent, 3);
    await step('the next one took its place', async () => {
      await userEvent.click(button('Remove feature 2'));
      await focusIsOn('combobox', 'Feature 2');
      await expect(kinds()).toEqual(['WhatsApp', 'SMS']);
    });
    await step('it was the last', async () => {
      await userEvent.click(button('Remove feature 2'));
      await focusIsOn('combobox', 'Feature 1');
      await expect(kinds()).toEqual(['WhatsApp']);
    });
    await step('it was the only one', async () => {
      await userEvent.click(button('Remove feature 1'));
      await focusIsOn('button', 'Add feature');
      await expect(screen.getByText('No features yet.')).toBeVisible();
    });
  },
};

export const IsFilledInByKeyboardAlone: Story = {
  parameters: { acceptance: ['ADM-12', 'ADM-13'] },
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Message the owner{Tab}{Tab}https://chat.example.com{Tab} {Enter}');
    await waitFor(() => expect(button('Add feature')).toBeVisible());
    await userEvent.tab();
    await expect(button('Add feature')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await focusIsOn('combobox', 'Feature 1');
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox', { name: 'Feature 1' });
    await userEvent.keyboard('{End}{Enter}');
    await waitFor(() => expect(choice('Feature 1')).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Backspace}2{Tab} {Tab}');
    await expect(button('Remove feature 1')).toHaveFocus();
    await userEvent.click(button('Save'));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({
      name: 'Message the owner',
      description: '',
      defaultRedirectUrl: 'https://chat.example.com',
      isTag: true,
      features: [{ feature: 'sms', isEnabled: false, displayOrder: 2 }],
    });
  },
};
