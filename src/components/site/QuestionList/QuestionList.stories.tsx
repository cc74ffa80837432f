import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { QuestionList } from './QuestionList';

const meta = {
  title: 'Components/Site/QuestionList',
  component: QuestionList,
  args: {
    questions: [
      { question: 'Does whoever scans need an app?', answer: 'No app and no account.' },
      { question: 'Can they see my number?', answer: 'No phone number is exposed.' },
    ],
  },
} satisfies Meta<typeof QuestionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Can they see my number?')).toBeVisible();
    await expect(canvas.getByText('No phone number is exposed.')).not.toBeVisible();
  },
};

export const OpensAndCloses: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can they see my number?'));
    await expect(canvas.getByText('No phone number is exposed.')).toBeVisible();
    await expect(canvas.getByText('No app and no account.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can they see my number?'));
    await expect(canvas.getByText('No phone number is exposed.')).not.toBeVisible();
  },
};

export const IsReachedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText('Does whoever scans need an app?')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByText('Can they see my number?')).toHaveFocus();
  },
};

export const OnAPhone: Story = { ...OpensAndCloses, globals: { viewport: { value: 'w360' } } };
