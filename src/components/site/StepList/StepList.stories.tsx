import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { StepScene } from '~/components/brand/StepScene/StepScene';
import { drawQr } from '~/domain/codes/qr';

import { StepList } from './StepList';

const meta = {
  title: 'Components/Site/StepList',
  component: StepList,
  tags: ['state'],
  args: {
    steps: [
      { title: 'Get the tag', text: 'Choose the one that fits.', scene: <StepScene scene="get" /> },
      { title: 'Customise it', text: 'Set what it links to.', scene: <StepScene scene="customise" /> },
      { title: 'Attach it', text: 'Put it where people will see it.', scene: <StepScene scene="attach" /> },
    ],
  },
  decorators: [
    (Story) => (
      <CodeSprite code={drawQr('https://tag.example.com/')}>
        <h2>In steps</h2>
        <Story />
      </CodeSprite>
    ),
  ],
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual([
      'Step 1 of 3Get the tagChoose the one that fits.',
      'Step 2 of 3Customise itSet what it links to.',
      'Step 3 of 3Attach itPut it where people will see it.',
    ]);
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };
