import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen } from 'storybook/test';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import { goToLastStep } from './goToLastStep.play';
import {
  getDialogButton,
  getDialogCombobox,
  readErrorMessages,
  expectErrors,
  getDialogField,
  fillIn,
  expectFocusOn,
} from './wizard.play';
import { WizardStage } from './Wizard.stage';

const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/Steps',
  component: WizardStage,
  tags: ['behaviour'],
} satisfies Meta<typeof WizardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const getTab = (name: RegExp) => screen.getByRole('tab', { name });

export const NextValidatesTheOpenStepOnly: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ args, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await expectErrors(userEvent, 'Next', ['Name is required']);
    await expectFocusOn('textbox', 'Name');
    await expect(getDialogField('Name')).toHaveAccessibleDescription('Name is required');
    await userEvent.keyboard('Ada{Enter}');
    await expectFocusOn('textbox', 'Pieces');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const BackDoesNotValidate: Story = {
  parameters: { acceptance: ['ADM-13'] },
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await expectFocusOn('textbox', 'Pieces');
    await userEvent.keyboard('abc');
    await userEvent.click(getDialogButton('Back'));
    await expectFocusOn('textbox', 'Name');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(getDialogButton('Next'));
    await expectFocusOn('textbox', 'Pieces');
    await expect(getDialogField('Pieces')).toHaveValue('abc');
  },
};

export const ALaterTabOpensTheFirstInvalidStep: Story = {
  play: async ({ step, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await step('stays on the open step if it is invalid', async () => {
      await userEvent.click(getTab(/3. Remark/));
      await expectFocusOn('textbox', 'Name');
      await expect(await readErrorMessages()).toEqual(['Name is required']);
      await expect(getTab(/1. Traveller/)).toHaveAttribute('aria-selected', 'true');
    });
    await step('opens an invalid step in between', async () => {
      await fillIn(userEvent, { Name: 'Ada' });
      await userEvent.click(getTab(/3. Remark/));
      await expectFocusOn('textbox', 'Pieces');
      await expect(getTab(/2. Luggage/)).toHaveAttribute('aria-selected', 'true');
      await expect(screen.getByText('Fix 2 fields')).toBeVisible();
    });
  },
};

export const AnEarlierTabOpensWithoutValidation: Story = {
  play: async ({ userEvent }) => {
    await goToLastStep(userEvent);
    await userEvent.click(getTab(/1. Traveller/));
    await expectFocusOn('textbox', 'Name');
    await userEvent.click(getTab(/3. Remark/));
    await expectFocusOn('textbox', 'Remark');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const ArrowKeysMoveBetweenTabs: Story = {
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await fillIn(userEvent, { Name: 'Ada' });
    await userEvent.tab({ shift: true });
    await expect(getTab(/1. Traveller/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(getTab(/2. Luggage/)).toHaveFocus();
    await expect(getTab(/1. Traveller/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expectFocusOn('textbox', 'Pieces');
  },
};

export const IgnoresRepeatedInput: Story = {
  play: async ({ step, userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await step('ignores a key that is held down', async () => {
      const isAccepted = await fireEvent.keyDown(getDialogField('Name'), { key: 'Enter' });
      const isRepeatAccepted = await fireEvent.keyDown(getDialogField('Name'), { key: 'Enter', repeat: true });
      await expect([isAccepted, isRepeatAccepted]).toEqual([true, false]);
    });
    await step('ignores the second click of a double-click', async () => {
      await fillIn(userEvent, { Name: 'Ada' });
      await userEvent.dblClick(getDialogButton('Next'));
      await expectFocusOn('textbox', 'Pieces');
      await expect(getDialogCombobox('Kind')).toBeVisible();
      await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
};
