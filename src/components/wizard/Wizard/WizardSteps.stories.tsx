import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';

import { goToLastStep } from './goToLastStep.play';
import { button, choose, field, focusIsOn } from './wizard.play';
import { WizardStage } from './Wizard.stage';

const meta = {
  title: 'Components/Wizard/Going through',
  component: WizardStage,
  parameters: { layout: 'fullscreen' },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn(), onUnsavedChange: fn() },
} satisfies Meta<typeof WizardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const tab = (name: RegExp) => screen.getByRole('tab', { name });
const message = (text: string) => screen.queryAllByText(text);

export const NextLooksAtItsOwnStep: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await focusIsOn('textbox', 'Name');
    await expect(field('Name')).toHaveAccessibleDescription('Name is required');
    await expect(message('Pieces is required')).toHaveLength(0);
    await userEvent.type(field('Name'), 'Ada');
    // Gone at once, at the field and in the summary.
    await expect(message('Name is required')).toHaveLength(0);
    await userEvent.click(button('Next'));
    await focusIsOn('textbox', 'Pieces');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const EnterIsNext: Story = {
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await focusIsOn('textbox', 'Pieces');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const BackLooksAtNothing: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await focusIsOn('textbox', 'Pieces');
    await userEvent.keyboard('abc');
    await userEvent.click(button('Back'));
    await focusIsOn('textbox', 'Name');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(button('Next'));
    await focusIsOn('textbox', 'Pieces');
    await expect(field('Pieces')).toHaveValue('abc');
  },
};

export const TheSummaryLeadsToTheFields: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await focusIsOn('textbox', 'Pieces');
    await userEvent.keyboard('abc{Enter}');
    await expect(await screen.findByText('2 things to correct')).toBeVisible();
    await userEvent.click(button('Kind is required'));
    await focusIsOn('combobox', 'Kind');
    await userEvent.click(button('Enter a number such as 30 or 30.50, without separators between thousands.'));
    await focusIsOn('textbox', 'Pieces');
  },
};

export const NoFieldMovesWhileItIsCorrected: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await expect(await screen.findByText('1 thing to correct')).toBeVisible();
    const { top } = field('Name').getBoundingClientRect();
    await userEvent.type(field('Name'), 'Ada');
    await expect(screen.queryByText('1 thing to correct')).not.toBeInTheDocument();
    await expect(field('Name').getBoundingClientRect().top).toBe(top);
  },
};

export const ALaterTabStopsWhereSomethingIsMissing: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.click(tab(/3. Remark/));
    await focusIsOn('textbox', 'Pieces');
    await expect(tab(/2. Luggage/)).toHaveAttribute('aria-selected', 'true');
    await expect(screen.getByText('2 things to correct')).toBeVisible();
  },
};

export const AnEarlierTabIsBack: Story = {
  play: async ({ userEvent }) => {
    await goToLastStep(userEvent);
    await userEvent.click(tab(/1. Traveller/));
    await focusIsOn('textbox', 'Name');
    await userEvent.click(tab(/3. Remark/));
    await focusIsOn('textbox', 'Remark');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const TabsAreReachedByArrowKeys: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.tab({ shift: true });
    await expect(tab(/1. Traveller/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(/2. Luggage/)).toHaveFocus();
    await expect(tab(/1. Traveller/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await focusIsOn('textbox', 'Pieces');
  },
};

export const ADoublePressOnNextIsOnePress: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.type(field('Name'), 'Ada');
    await userEvent.dblClick(button('Next'));
    await focusIsOn('textbox', 'Pieces');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

export const EscapeClosesAnOpenListOnly: Story = {
  play: async ({ args, userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.keyboard('Ada{Enter}');
    await focusIsOn('textbox', 'Pieces');
    await userEvent.click(screen.getByRole('combobox', { name: 'Kind' }));
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onClose).not.toHaveBeenCalled();
    await focusIsOn('combobox', 'Kind');
  },
};

export const AKeyThatIsHeldIsOnePress: Story = {
  play: async () => {
    await focusIsOn('textbox', 'Name');
    const goesOn = await fireEvent.keyDown(field('Name'), { key: 'Enter' });
    const goesOnAgain = await fireEvent.keyDown(field('Name'), { key: 'Enter', repeat: true });
    await expect([goesOn, goesOnAgain]).toEqual([true, false]);
  },
};

export const TheFocusStaysWhereTheLastFaultIsCorrected: Story = {
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
    await choose(userEvent, 'Kind', 'Bag');
    await expect(screen.queryByText('1 thing to correct')).not.toBeInTheDocument();
    await expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveFocus();
  },
};
