import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import { getDialogButton, getDialogCombobox, chooseOption, getDialogField, fillIn, expectFocusOn } from './wizard.play';
import { WizardStage } from './Wizard.stage';

const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/ErrorSummary',
  component: WizardStage,
  tags: ['behaviour'],
} satisfies Meta<typeof WizardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusesTheFirstInvalidField: Story = {
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await expectFocusOn('textbox', 'Pieces');
    await userEvent.keyboard('abc{Enter}');
    await expect(await screen.findByRole('heading', { name: 'Fix 2 fields' })).toBeVisible();
    await expect(screen.getByRole('alert').offsetHeight).toBe(44);
    await userEvent.click(getDialogButton('Fix 2 fields'));
    await expectFocusOn('textbox', 'Pieces');
    await userEvent.clear(getDialogField('Pieces'));
    await userEvent.keyboard('2');
    await userEvent.click(getDialogButton('Fix 1 field'));
    await expectFocusOn('combobox', 'Kind');
  },
};

export const KeepsFieldsInPlaceWhileTheyAreCorrected: Story = {
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.click(getDialogButton('Next'));
    await expect(await screen.findByText('Fix 1 field')).toBeVisible();
    const { top } = getDialogField('Name').getBoundingClientRect();
    await fillIn(userEvent, { Name: 'Ada' });
    await expect(screen.queryByText('Fix 1 field')).not.toBeInTheDocument();
    await expect(getDialogField('Name').getBoundingClientRect().top).toBe(top);
  },
};

export const KeepsTheFocusWhenTheLastErrorIsCorrected: Story = {
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await expectFocusOn('textbox', 'Pieces');
    await userEvent.keyboard('2{Enter}');
    await expectFocusOn('combobox', 'Kind');
    await userEvent.click(getDialogButton('Back'));
    await expectFocusOn('textbox', 'Name');
    await userEvent.click(getDialogButton('Next'));
    await expectFocusOn('textbox', 'Pieces');
    await chooseOption(userEvent, 'Kind', 'Bag');
    await expect(screen.queryByText('Fix 1 field')).not.toBeInTheDocument();
    await expect(getDialogCombobox('Kind')).toHaveFocus();
  },
};
