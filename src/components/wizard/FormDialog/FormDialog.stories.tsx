import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import {
  getDialogButton,
  expectErrors,
  expectSaved,
  getDialogField,
  expectNoDialogOverflow,
  expectFocusOn,
} from '../Wizard/wizard.play';
import { SaveError } from '../Wizard/SaveError';
import { FormDialogStage } from './FormDialog.stage';

/** Use for a record whose fields fit on one page. For several steps, use Wizard. */
const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/FormDialog',
  component: FormDialogStage,
} satisfies Meta<typeof FormDialogStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expectFocusOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add Pet' })).toBeVisible();
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await expect(screen.queryByText(/Step 1/)).not.toBeInTheDocument();
    await expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['', 'Cancel', 'Save']);
    await expect(getDialogButton('Save')).not.toHaveAccessibleDescription();
  },
};

export const WithErrors: Story = {
  tags: ['state'],
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await expectErrors(userEvent, 'Save', ['Name is required']);
    await expectFocusOn('textbox', 'Name');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const SavesWithEnter: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard(' Rex {Enter}');
    await expectSaved(args.onSave, { name: 'Rex', breed: '' });
  },
};

export const AsksBeforeItClosesAfterAFailedSave: Story = {
  tags: ['behaviour'],
  args: { onSave: fn(() => Promise.reject(new Error('The disk is full.'))) },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('Rex{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't save this");
    await expect(getDialogField('Name')).toHaveValue('Rex');
    await userEvent.click(getDialogButton('Cancel'));
    await screen.findByRole('alertdialog', { name: 'Leave without saving? Your changes will be lost.' });
    await userEvent.click(getDialogButton('Leave'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

const rejectDraft = fn<() => Promise<void>>(() => Promise.reject(new SaveError('Another pet has this name.')));

export const ShowsWhySavingFailed: Story = {
  tags: ['behaviour'],
  args: { onSave: rejectDraft },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('Rex{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent("We couldn't save thisAnother pet has this name.");
    await expect(getDialogField('Name')).toHaveValue('Rex');
    rejectDraft.mockResolvedValueOnce();
    await userEvent.keyboard('y{Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenLastCalledWith({ name: 'Rexy', breed: '' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const WithoutSaving: Story = {
  tags: ['state'],
  render: ({ onClose }) => <FormDialogStage onClose={onClose} />,
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await expect(getDialogButton('Save')).toHaveAccessibleDescription('Not available yet');
    await expect(getDialogButton('Save')).toHaveClass('MuiButton-outlined');
    await expect(getDialogButton('Save').offsetWidth).toBeGreaterThan(innerWidth / 2);
    await expectNoDialogOverflow();
    await userEvent.click(getDialogButton('Save'));
    await expect(getDialogButton('Save')).toHaveFocus();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: 'Add Pet' })).toBeVisible();
  },
};

export const ShowsTheNoteNextToSave: Story = {
  tags: ['behaviour'],
  render: ({ onClose }) => <FormDialogStage onClose={onClose} />,
  play: async () => {
    const noteBox = screen.getByText('Not available yet').getBoundingClientRect();
    await expect(noteBox.left).toBeGreaterThan(getDialogButton('Cancel').getBoundingClientRect().right);
    await expect(getDialogButton('Save').getBoundingClientRect().left - noteBox.right).toBeLessThanOrEqual(8);
  },
};
