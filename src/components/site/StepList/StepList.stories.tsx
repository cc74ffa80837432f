import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleCodeUrl, withTagCode } from '~/components/brand/CodeSprite/CodeSprite.stage';
import { readCode } from '~/components/brand/CodeSprite/readCode.play';

import { accoladesScenes } from './accoladesScenes';
import { autoScenes } from './autoScenes';
import { StepList } from './StepList';
import { tagScenes } from './tagScenes';

const getTag = { title: 'Get the tag', text: 'Choose the one that fits.' };
const customise = { title: 'Customise it', text: 'Set what it links to.' };
const attach = { title: 'Attach it', text: 'Put it where people will see it.' };
const connect = { title: 'Scan it', text: 'A chat begins.' };

const meta = {
  title: 'Components/Site/StepList',
  component: StepList,
  tags: ['state'],
  args: { steps: [getTag, customise, attach, connect], scenes: tagScenes('auto'), line: 'auto' },
  decorators: [
    (Story) => (
      <>
        <h2>In steps</h2>
        <Story />
      </>
    ),
    withTagCode,
  ],
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual([
      'Step 1 of 4Get the tagChoose the one that fits.',
      'Step 2 of 4Customise itSet what it links to.',
      'Step 3 of 4Attach itPut it where people will see it.',
      'Step 4 of 4Scan itA chat begins.',
    ]);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};

export const Mobile: Story = { globals: { viewport: { value: 'w360' } } };

/** The codes of these scenes, by index, must be readable by a phone. */
const expectReadableCodes = (...indexes: number[]): Story['play'] =>
  async function play({ canvas }) {
    const steps = canvas.getAllByRole('listitem');
    for (const index of indexes) {
      const scene = steps[index]?.firstElementChild?.firstElementChild;
      await expect(await readCode(scene ?? document.body, 480)).toBe(sampleCodeUrl);
    }
  };

export const Auto: Story = {
  args: { steps: [getTag, customise, attach], scenes: autoScenes },
  play: expectReadableCodes(0),
};

export const Ally: Story = { args: { scenes: tagScenes('ally'), line: 'ally' }, play: expectReadableCodes(0, 2, 3) };

export const Accolades: Story = {
  args: { scenes: accoladesScenes, line: 'accolades' },
  play: expectReadableCodes(1, 2, 3),
};
