import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';

import { button, faultMessages, field, fitsAcross, focusIsOn } from '../Wizard/wizard.play';
import { FormDialogStage } from './FormDialog.stage';

const meta = {
  title: 'Components/Wizard/FormDialog',
  component: FormDialogStage,
  parameters: { layout: 'fullscreen' },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn(), onUnsavedChange: fn() },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
} satisfies Meta<typeof FormDialogStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await focusIsOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add Pet' })).toBeVisible();
    await expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    await expect(screen.queryByText(/Step 1/)).not.toBeInTheDocument();
    await expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(['', 'Cancel', 'Save']);
    await expect(button('Save')).not.toHaveAccessibleDescription();
  },
};

export const Refused: Story = {
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Save'));
    await expect(await faultMessages()).toEqual(['Name is required']);
    await focusIsOn('textbox', 'Name');
    await expect(args.onSave).not.toHaveBeenCalled();
    await fitsAcross();
  },
};

export const NoFieldMovesWhileItIsCorrected: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Save'));
    await expect(await screen.findByText('1 thing to correct')).toBeVisible();
    const { top } = field('Name').getBoundingClientRect();
    await userEvent.type(field('Name'), 'Rex');
    await expect(screen.queryByText('1 thing to correct')).not.toBeInTheDocument();
    await expect(field('Name').getBoundingClientRect().top).toBe(top);
  },
};

export const EnterSaves: Story = {
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard(' Rex {Enter}');
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith({ name: 'Rex', breed: '' });
  },
};

export const Failed: Story = {
  args: { onSave: fn(() => Promise.reject(new Error('The disk is full.'))) },
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Rex{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('This was not saved');
    await expect(field('Name')).toHaveValue('Rex');
  },
};

export const AsksOnceBeforeWhatWasTypedIsLost: Story = {
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Rex{Escape}');
    await screen.findByRole('alertdialog', { name: 'Leave without saving? What you have typed will be lost.' });
    await userEvent.click(button('Leave'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** Nothing is kept anywhere yet. */
export const Resting: Story = {
  render: ({ onClose }) => <FormDialogStage onClose={onClose} />,
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await expect(button('Save')).toHaveAccessibleDescription('Not available yet');
    await userEvent.click(button('Save'));
    await expect(button('Save')).toHaveFocus();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(screen.getByRole('dialog', { name: 'Add Pet' })).toBeVisible();
  },
};

export const RestingOnAPhone: Story = {
  ...Resting,
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await focusIsOn('textbox', 'Name');
    await expect(button('Save').offsetWidth).toBeGreaterThan(innerWidth / 2);
    await fitsAcross();
  },
};

export const RefusedInTheDark: Story = { ...Refused, globals: { theme: 'dark' } };
