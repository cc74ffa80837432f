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

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Can they see my number?')).toBeVisible();
    await expect(canvas.getByText('No phone number is exposed.')).not.toBeVisible();
  },
};

export const TogglesAnAnswer: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can they see my number?'));
    await expect(canvas.getByText('No phone number is exposed.')).toBeVisible();
    await expect(canvas.getByText('No app and no account.')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can they see my number?'));
    await expect(canvas.getByText('No phone number is exposed.')).not.toBeVisible();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByText('Does whoever scans need an app?')).toHaveFocus();
  },
};
