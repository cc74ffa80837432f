import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ActionLink } from '../ActionLink/ActionLink';
import { PageText } from './PageText';

const meta = {
  title: 'Components/Site/PageText',
  component: PageText,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    children: <ActionLink href="/Contact" label="Ask about it" />,
    parts: [
      { title: 'On your device', paragraphs: ['What is kept there.'], terms: [{ term: 'auth', text: 'One day.' }] },
      { title: 'Elsewhere', paragraphs: ['Nothing.'] },
    ],
  },
} satisfies Meta<typeof PageText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'On your device',
      'Elsewhere',
    ]);
    await expect(canvas.getByRole('link', { name: 'Ask about it' })).toBeVisible();
    await expect(canvas.getByRole('term')).toHaveTextContent('auth');
    await expect(canvas.getByRole('definition')).toHaveTextContent('One day.');
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
