import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { screen, within } from 'storybook/test';

import { expectSpoken, startScreenReader } from '~/components/a11y/screenReader.play';
import { paths } from '~/domain/paths';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/What a screen reader announces',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { startPath: paths.signIn.email() },
  beforeEach: startScreenReader,
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnnouncesAMissingPasswordAndTheEndOfTheCountdown: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'owner@example.com{Enter}');
    const loginButton = await canvas.findByRole('button', { name: 'Login' });
    await step('try to log in without a password', () =>
      expectSpoken(
        () => userEvent.click(loginButton),
        ['Password, Please enter password In this demo, any password works. Make one up.'],
      ),
    );
    await userEvent.click(canvas.getByRole('link', { name: 'Login with OTP Instead' }));
    await canvas.findByRole('textbox', { name: 'One-time code' });
    const passOneMinute = () => {
      MockDate.set(new Date('2026-06-15T09:01:00Z'));
      return Promise.resolve();
    };
    await step('wait until a new code can be requested', () =>
      expectSpoken(passOneMinute, ['polite: You can request a new code now.']),
    );
  },
};

export const AnnouncesChangesOfAList: Story = {
  args: { startPath: paths.admin.customers() },
  play: async ({ canvas, step, userEvent }) => {
    const searchField = await canvas.findByRole('searchbox');
    await step('search for a customer', () =>
      expectSpoken(() => userEvent.type(searchField, 'omar'), ['polite: 1 of 27 customers']),
    );
    await step('search for a text that no customer contains', () =>
      expectSpoken(() => userEvent.type(searchField, 'zebra'), ['polite: 0 of 27 customers']),
    );
    await userEvent.clear(searchField);
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Aisha S.' }));
    const confirmDialog = within(await screen.findByRole('alertdialog'));
    const deletionTexts = ['heading, Customers, level 1', 'polite: 26 of 26 customers', 'polite: Aisha S. deletedUndo'];
    await step('delete a customer', () =>
      expectSpoken(() => userEvent.click(confirmDialog.getByRole('button', { name: 'Delete' })), deletionTexts),
    );
    const undoButton = await screen.findByRole('button', { name: 'Undo' });
    await step('undo the deletion', () =>
      expectSpoken(() => userEvent.click(undoButton), ['heading, Customers, level 1', 'polite: 27 of 27 customers']),
    );
  },
};

export const AnnouncesErrorsAndSavingInAWizard: Story = {
  args: { startPath: paths.admin.utilities() },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add AiroTag Utility' }));
    const wizard = within(await screen.findByRole('dialog'));
    const clickButton = async (name: string) => userEvent.click(await wizard.findByRole('button', { name }));
    await step('try to open the next step without a name', () =>
      expectSpoken(() => clickButton('Next'), ['textbox, Name, Name is required, invalid']),
    );
    await userEvent.type(wizard.getByRole('textbox', { name: 'Name' }), 'New utility');
    await step('open the next step', () => expectSpoken(() => clickButton('Next'), ['tabpanel, 2. Features']));
    await step('save', () =>
      expectSpoken(() => clickButton('Save'), ['assertive: AiroTag Utility added successfully!', 'button, OK']),
    );
  },
};
