import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { goToLastStep } from './goToLastStep.play';
import { button, focusIsOn } from './wizard.play';
import { WizardStage } from './Wizard.stage';

const meta = {
  title: 'Components/Wizard/Wizard',
  component: WizardStage,
  parameters: { layout: 'fullscreen' },
  args: { onSave: fn(() => Promise.resolve()), onClose: fn(), onUnsavedChange: fn() },
} satisfies Meta<typeof WizardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstStep: Story = {
  play: async () => {
    await focusIsOn('textbox', 'Name');
    await expect(screen.getByRole('dialog', { name: 'Add Trip' })).toBeVisible();
    await expect(screen.getByRole('tab', { selected: true })).toHaveAccessibleName('1. Traveller');
    await expect(screen.getByRole('tabpanel', { name: '1. Traveller' })).toBeVisible();
    await expect(screen.getByText('Step 1 of 3')).toBeVisible();
    await expect(button('Cancel')).toBeVisible();
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
    await expect(button('Back')).toBeVisible();
    await expect(button('Save')).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const Refused: Story = {
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await expect(await screen.findByRole('alert')).toHaveTextContent('1 thing to correctName is required');
    await expect(screen.getByRole('tab', { name: '1. Traveller (to be corrected)' })).toBeVisible();
  },
};

export const RefusedInTheDark: Story = { ...Refused, globals: { theme: 'dark' } };

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    await focusIsOn('textbox', 'Name');
    const dialog = screen.getByRole('dialog', { name: 'Add Trip' });
    await expect(dialog.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: innerWidth, height: innerHeight });
    // The way on fills what the way back leaves of the footer.
    await expect(button('Next').offsetWidth).toBeGreaterThan(innerWidth / 2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

export const OnANarrowPhone: Story = {
  parameters: {
    viewport: { options: { w320: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' } } },
  },
  globals: { viewport: { value: 'w320' } },
  play: async () => {
    await focusIsOn('textbox', 'Name');
    for (const tab of screen.getAllByRole('tab')) {
      await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth);
    }
    const tabs = screen.getByRole('tablist', { name: 'Steps' });
    await expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth);
  },
};

export const OnANarrowPhoneWithLargeText: Story = {
  parameters: {
    viewport: { options: { w320: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' } } },
  },
  globals: { viewport: { value: 'w320' } },
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ userEvent }) => {
    await focusIsOn('textbox', 'Name');
    await userEvent.click(button('Next'));
    await expect(await screen.findByRole('button', { name: 'Name is required' })).toBeVisible();
    await expect(innerWidth).toBe(320);
    await expect(screen.getByRole('tabpanel').scrollWidth).toBeLessThanOrEqual(innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};
