import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import { button, combobox, chooseOption, field, fillIn, focusIsOn } from './wizard.play';
import { WizardStage } from './Wizard.stage';

const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/ErrorSummary',
  component: WizardStage,
  tags: ['behaviour'],
} satisfies Meta<typeof WizardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FocusesTheFieldOfAnError: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await focusIsOn('textbox', 'Pieces');
    await userEvent.keyboard('abc{Enter}');
    await expect(await screen.findByText('Fix 2 fields')).toBeVisible();
    await userEvent.click(button('Kind is required'));
    await focusIsOn('combobox', 'Kind');
    await userEvent.click(button('Enter a number such as 30 or 30.50, without separators between thousands.'));
    await focusIsOn('textbox', 'Pieces');
  },
};

export const KeepsFieldsInPlaceWhileTheyAreCorrected: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await expect(await screen.findByText('Fix 1 field')).toBeVisible();
    const { top } = field('Name').getBoundingClientRect();
    await fillIn(userEvent, { Name: 'Ada' });
    await expect(screen.queryByText('Fix 1 field')).not.toBeInTheDocument();
    await expect(field('Name').getBoundingClientRect().top).toBe(top);
  },
};

export const KeepsTheFocusWhenTheLastErrorIsCorrected: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await focusIsOn('textbox', 'Pieces');
    await userEvent.keyboard('2{Enter}');
    await focusIsOn('combobox', 'Kind');
    await userEvent.click(button('Back'));
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await focusIsOn('textbox', 'Pieces');
    await chooseOption(userEvent, 'Kind', 'Bag');
    await expect(screen.queryByText('Fix 1 field')).not.toBeInTheDocument();
    await expect(combobox('Kind')).toHaveFocus();
  },
};
