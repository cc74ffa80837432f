import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';

import { installAddressedChoices } from './addressedChoices';

/** A page with a choice of two, and the script that keeps it in the address. */
function ChoicePage() {
  useLayoutEffect(() => installAddressedChoices(window), []);
  return (
    <fieldset>
      <legend>What was scanned?</legend>
      <label>
        <input type="radio" name="scanned" data-hash="#pet" defaultChecked /> A pet
      </label>
      <label>
        <input type="radio" name="scanned" data-hash="#car" /> A car
      </label>
    </fieldset>
  );
}

const meta = {
  title: 'Flows/A choice stands in the address',
  component: ChoicePage,
  beforeEach: () => {
    const address = location.href;
    return () => history.replaceState(history.state, '', address);
  },
} satisfies Meta<typeof ChoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsTheChoiceInTheAddress: Story = {
  play: async ({ canvas, userEvent }) => {
    const entries = history.length;
    await userEvent.click(canvas.getByRole('radio', { name: 'A car' }));
    await expect(location.hash).toBe('#car');
    await userEvent.keyboard('{ArrowUp}');
    await expect(location.hash).toBe('#pet');
    await expect(history.length).toBe(entries);
  },
};

export const ChoosesWhatTheAddressNames: Story = {
  beforeEach: () => history.replaceState(history.state, '', '#car'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'A car' })).toBeChecked();
  },
};

export const LeavesTheChoiceWhereTheAddressNamesNone: Story = {
  beforeEach: () => history.replaceState(history.state, '', '#facts'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'A pet' })).toBeChecked();
  },
};
