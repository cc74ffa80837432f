import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { expect } from 'storybook/test';

import { syncChoiceWithHash } from './syncChoiceWithHash';

function ChoicePage() {
  useLayoutEffect(() => syncChoiceWithHash(window), []);
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
  title: 'Flows/Choice in the URL',
  component: ChoicePage,
  tags: ['behaviour'],
  beforeEach: () => {
    const url = location.href;
    return () => history.replaceState(history.state, '', url);
  },
} satisfies Meta<typeof ChoicePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WritesTheChoiceToTheHash: Story = {
  play: async ({ canvas, userEvent }) => {
    const historyLength = history.length;
    await userEvent.click(canvas.getByRole('radio', { name: 'A car' }));
    await expect(location.hash).toBe('#car');
    await userEvent.keyboard('{ArrowUp}');
    await expect(location.hash).toBe('#pet');
    await expect(history.length).toBe(historyLength);
  },
};

export const KeepsTheChoiceWithAnUnrelatedHash: Story = {
  beforeEach: () => history.replaceState(history.state, '', '#facts'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'A pet' })).toBeChecked();
    await expect(location.hash).toBe('#facts');
  },
};
