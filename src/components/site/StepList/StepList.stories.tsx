import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';
import { sampleCodeUrl, withTagCode } from '~/components/brand/CodeSprite/CodeSprite.stage';
import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';

import { accoladesStepPictures } from './accoladesStepPictures';
import { autoStepPictures } from './autoStepPictures';
import { StepList } from './StepList';
import { createTagStepPictures } from './createTagStepPictures';

const tagStep = { title: 'Get the tag', text: 'Choose the one that fits.' };
const contentStep = { title: 'Customise it', text: 'Set what it links to.' };
const attachmentStep = { title: 'Attach it', text: 'Put it where people will see it.' };
const scanStep = { title: 'Scan it', text: 'A chat begins.' };

/** Use for three to five steps in a fixed order. For facts without an order, use a plain list. */
const meta = {
  title: 'Components/Site/StepList',
  component: StepList,
  tags: ['state'],
  args: {
    steps: [tagStep, contentStep, attachmentStep, scanStep],
    pictures: createTagStepPictures('auto'),
    productLine: 'auto',
  },
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

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: phoneGlobals,
  play: () => expectNoPageOverflow(),
};

/** Returns a `play` function that expects readable QR codes in the pictures of the steps with these indexes. */
const expectReadableCodes = (...indexes: number[]): Story['play'] =>
  async function play({ canvas }) {
    const steps = canvas.getAllByRole('listitem');
    for (const index of indexes) {
      const picture = steps[index]?.firstElementChild?.firstElementChild;
      await expect(await readQrCodeText(picture ?? document.body, 480)).toBe(sampleCodeUrl);
    }
  };

export const Auto: Story = {
  args: { steps: [tagStep, contentStep, attachmentStep], pictures: autoStepPictures },
  play: expectReadableCodes(0),
};

export const Ally: Story = {
  args: { pictures: createTagStepPictures('ally'), productLine: 'ally' },
  play: expectReadableCodes(0, 2, 3),
};

export const Accolades: Story = {
  args: { pictures: accoladesStepPictures, productLine: 'accolades' },
  play: expectReadableCodes(1, 2, 3),
};

/** Expects that the pictures on a phone are large, and smaller if the text needs the space. */
export const HasLargePicturesOnAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) {
      const { width, height } = step.firstElementChild?.getBoundingClientRect() ?? new DOMRect();
      await expect([width, height]).toEqual([128, 96]);
    }
  },
};

export const KeepsTheTextsCloseToTheirTitles: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  args: {
    steps: [
      { title: 'Get the tag from an agency near you', text: 'Choose the one that fits.' },
      contentStep,
      attachmentStep,
    ],
  },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole('heading', { level: 3 });
    await expect(new Set(titles.map((title) => Math.round(title.getBoundingClientRect().top))).size).toBe(1);
    // A text starts right below its title, also if another title in the row has more lines.
    for (const title of titles)
      await expect(title.nextElementSibling?.getBoundingClientRect().top).toBe(
        title.getBoundingClientRect().bottom + 8,
      );
  },
};
