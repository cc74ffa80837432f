import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { allyCopy } from '../copy/ally.copy';
import { CollarTag } from './CollarTag';

const { content } = allyCopy.tagContent;
if (content.kind !== 'collar') throw new Error('Ally has no collar.');

/** The tag on the collar and the card with the details of the demo pet. For the whole page, see Ally. */
const meta = {
  title: 'Screens/Site/Ally/Collar tag',
  component: CollarTag,
  args: { copy: content, code: drawDemoCodes('https://tag.example.com')['7C41E9'] },
} satisfies Meta<typeof CollarTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AlignsTheTagWithTheFirstColumn: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const getLeft = (element: Element) => Math.round(element.getBoundingClientRect().left);
    const [medicalLeft = NaN, behaviourLeft, breedLeft, microchipLeft] = canvas.getAllByRole('term').map(getLeft);
    await expect(medicalLeft).toBe(microchipLeft);
    await expect(getLeft(canvas.getByRole('img', { name: /^The QR code of this tag/ }))).toBe(microchipLeft);
    await expect(breedLeft).toBeGreaterThan(Number(behaviourLeft));
    // The poster is as high as the tag without its strap, with the name in large letters.
    const name = canvas.getByText('Biscuit');
    await expect(name).toHaveStyle({ fontSize: '48px' });
    await expect(name.parentElement?.parentElement?.offsetHeight).toBe(184);
  },
};

export const HasAPortraitOnAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const name = canvas.getByText('Biscuit');
    const posterBox = name.parentElement?.parentElement?.getBoundingClientRect() ?? new DOMRect();
    const nameBox = name.getBoundingClientRect();
    const portraitBox = name.parentElement?.nextElementSibling?.getBoundingClientRect();
    await expect(portraitBox?.width).toBe(88);
    await expect(portraitBox?.top).toBeGreaterThan(nameBox.bottom);
    await expect(nameBox.right).toBeLessThanOrEqual(posterBox.right);
  },
};
