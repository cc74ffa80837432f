import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { expectNoPageOverflow, withTextSize } from '~/components/a11y/reflow.play';

import { dialogMeta } from '../DialogFrame/dialog.stage';
import { goToLastStep } from './goToLastStep.play';
import { getDialogButton, expectNoDialogOverflow, expectFocusOn } from './wizard.play';
import { WizardStage } from './Wizard.stage';

/** Use for a record with more fields than fit on one page, in two to four steps. For fewer fields, use FormDialog. */
const meta = {
  ...dialogMeta,
  title: 'Components/Wizard/Wizard',
  component: WizardStage,
  tags: ['state'],
  parameters: {
    ...dialogMeta.parameters,
    viewport: { options: { w320: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' } } },
  },
} satisfies Meta<typeof WizardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async () => {
    await expectFocusOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add Trip' })).toBeVisible();
    await expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('1. Traveller');
    await expect(screen.getByRole('tabpanel', { name: '1. Traveller' })).toBeVisible();
    await expect(screen.getByText('Step 1 of 3')).toBeVisible();
    await expect(getDialogButton('Cancel')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  },
};

export const LastStep: Story = {
  play: async ({ userEvent }) => {
    await goToLastStep(userEvent);
    await expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('3. Remark');
    await expect(screen.getByRole('tab', { name: '1. Traveller (done)' })).toBeVisible();
    await expect(screen.getByRole('tab', { name: '2. Luggage (done)' })).toBeVisible();
    await expect(screen.getByText('Step 3 of 3')).toBeVisible();
    await expect(getDialogButton('Back')).toBeVisible();
    await expect(getDialogButton('Save')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const WithErrors: Story = {
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.click(getDialogButton('Next'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Fix 1 fieldName is required');
    await expect(screen.getByRole('tab', { name: '1. Traveller (has errors)' })).toBeVisible();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await expectFocusOn('textbox', 'Name');
    const dialog = screen.getByRole('dialog', { name: 'Add Trip' });
    await expect(dialog.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: innerWidth, height: innerHeight });
    // The Next button fills the rest of the footer's width.
    await expect(getDialogButton('Next').offsetWidth).toBeGreaterThan(innerWidth / 2);
    for (const tab of screen.getAllByRole('tab')) {
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    }
    const tabs = screen.getByRole('tablist', { name: 'Steps' });
    await expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth);
    await expectNoDialogOverflow();
  },
};

export const MobileWithLargeText: Story = {
  globals: { viewport: { value: 'w320' } },
  beforeEach: withTextSize(200),
  play: async ({ userEvent }) => {
    await expectFocusOn('textbox', 'Name');
    await userEvent.click(getDialogButton('Next'));
    await expect(await screen.findByRole('button', { name: 'Fix 1 field' })).toBeVisible();
    await expect(innerWidth).toBe(320);
    await expect(screen.getByRole('tabpanel').scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expectNoPageOverflow();
  },
};
