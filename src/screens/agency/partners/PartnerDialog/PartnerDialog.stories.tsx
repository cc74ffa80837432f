import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import {
  readErrorMessages,
  expectErrors,
  expectSaved,
  getDialogField,
  fillIn,
  expectNoDialogOverflow,
  expectFocusOn,
} from '~/components/wizard/Wizard/wizard.play';

import { PartnerDialog } from './PartnerDialog';

const meta = {
  ...dialogMeta,
  title: 'Screens/Agency/Partners/Add',
  component: PartnerDialog,
} satisfies Meta<typeof PartnerDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'phone', acceptance: ['AGY-08'] },
  play: async () => {
    await expectFocusOn('textbox', 'First name');
    await expect(screen.getByRole('dialog', { name: 'Add partner' })).toBeVisible();
    const fieldsInOrder = ['First name', 'Last name (optional)', 'Email', 'Company name', 'Phone number'].map(
      getDialogField,
    );
    await expect(screen.getAllByRole('textbox')).toEqual(fieldsInOrder);
    await expect(getDialogField('Phone number')).toHaveAccessibleDescription('10 digits, for example 050 000 0401');
  },
};

export const RequiredFields: Story = {
  tags: ['state'],
  globals: { viewport: { value: 'w360' } },
  parameters: { acceptance: ['VAL-13'] },
  play: async ({ args, step, userEvent }) => {
    await expectFocusOn('textbox', 'First name');
    await expectErrors(userEvent, 'Save', [
      'First name is required',
      'Email is required',
      'Company name is required',
      'Phone number is required',
    ]);
    await expectFocusOn('textbox', 'First name');
    await expect(getDialogField('Phone number')).toBeInvalid();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expectNoDialogOverflow();
    // The error summary does not cover the fields in a short window.
    const summaryBox = screen.getByRole('alert').getBoundingClientRect();
    await expect(getDialogField('First name').getBoundingClientRect().top).toBeGreaterThan(summaryBox.bottom);
    await step('clears each error when its field is edited', async () => {
      await fillIn(userEvent, { Email: 'x', 'Phone number': '0' });
      await expect(await readErrorMessages()).toEqual(['First name is required', 'Company name is required']);
      await fillIn(userEvent, { 'First name': 'M', 'Company name': 'S' });
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};

export const InvalidEmailAndPhone: Story = {
  tags: ['state'],
  parameters: { acceptance: ['VAL-13'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'First name');
    await userEvent.keyboard('Mira{Tab}{Tab}mira@example{Tab}Blue Kite Motors{Tab}050 000 0401{Enter}');
    await expect(await readErrorMessages()).toEqual(['Invalid email', 'Phone number must be 10 digits']);
    await expectFocusOn('textbox', 'Email');
    await expect(getDialogField('Email')).toHaveAccessibleDescription('Invalid email');
    await expect(getDialogField('Phone number')).toHaveAccessibleDescription(
      'Phone number must be 10 digits 10 digits, for example 050 000 0401',
    );
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavesEveryField: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['AGY-08'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'First name');
    await userEvent.keyboard('Mira{Tab}A.{Tab} mira@example.com {Tab}Blue Kite Motors{Tab}٠٥٠٠٠٠٠٤٠١{Enter}');
    await expectSaved(args.onSave, {
      firstName: 'Mira',
      lastName: 'A.',
      email: 'mira@example.com',
      company: 'Blue Kite Motors',
      phone: '0500000401',
    });
  },
};
