import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ContactQuestions } from './ContactQuestions';

const meta = {
  title: 'Screens/Site/Contact/Questions',
  component: ContactQuestions,
  tags: ['behaviour'],
} satisfies Meta<typeof ContactQuestions>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Expects that each row is as high as its text, even if the answers have different numbers of lines. */
export const GivesEachQuestionItsNaturalHeight: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const questions = canvas.getAllByRole('term');
    const answers = canvas.getAllByRole('definition');
    await expect(answers).toHaveLength(3);
    for (const [index, answer] of answers.entries()) {
      const rowBox = answer.parentElement?.getBoundingClientRect() ?? new DOMRect();
      await expect((questions[index]?.getBoundingClientRect().top ?? NaN) - rowBox.top).toBe(16);
      await expect(Math.round(rowBox.bottom - answer.getBoundingClientRect().bottom)).toBe(17);
    }
  },
};
