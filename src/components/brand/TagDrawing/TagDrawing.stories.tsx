import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sampleCodeUrl, withTagCode } from '../CodeSprite/CodeSprite.stage';
import { readQrCodeText } from '../CodeSprite/readQrCodeText.play';
import { AllyTag } from './AllyTag';
import { AutoSticker } from './AutoSticker';
import { Award } from './Award';

const drawings = {
  'Collar tag': { viewBox: '-20 -120 180 310', Drawing: AllyTag },
  'Windshield sticker': { viewBox: '-8 -8 188 226', Drawing: AutoSticker },
  Award: { viewBox: '-8 -8 172 235', Drawing: Award },
};

/**
 * Use in every illustration that shows a tag, so that the tag looks like the real product. Where the product itself is
 * the subject, use ProductRender, on which these drawings are based.
 */
const meta = {
  title: 'Components/Brand/TagDrawing',
  component: AllyTag,
  tags: ['behaviour'],
  args: { hexacode: '7C41E9' },
  decorators: [withTagCode],
  render: ({ hexacode }) => (
    <>
      {Object.entries(drawings).map(([name, { viewBox, Drawing }]) => (
        <svg key={name} viewBox={viewBox} width="240" role="img" aria-label={name}>
          <Drawing hexacode={hexacode} />
        </svg>
      ))}
    </>
  ),
} satisfies Meta<typeof AllyTag>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectReadableCodes: NonNullable<Story['play']> = async ({ canvas }) => {
  for (const name of Object.keys(drawings))
    await expect(await readQrCodeText(canvas.getByRole('img', { name }), 240)).toBe(sampleCodeUrl);
};

export const ShowsNameAndHexacode: Story = {
  play: async (context) => {
    await expectReadableCodes(context);
    await expect(context.canvas.getAllByText('AiroTag')).toHaveLength(3);
    await expect(context.canvas.getAllByText('7C41E9')).toHaveLength(3);
  },
};

/** The heading on the plate of the award is as wide as the code above it, so that their margins are equal. */
export const AwardHeadingIsAsWideAsTheCode: Story = {
  // Draws one unit as 5 px, since browsers round the widths of small letters.
  render: (args) => (
    <svg viewBox="-8 -8 172 235" width="860">
      <Award {...args} />
    </svg>
  ),
  play: async ({ canvas }) => {
    const { width } = canvas.getByText('Employee of the year').getBoundingClientRect();
    await expect(Math.abs(width / 5 - 75)).toBeLessThan(1);
  },
};

export const LeavesOutTheNameWithoutAHexacode: Story = {
  args: { hexacode: undefined },
  play: async (context) => {
    await expectReadableCodes(context);
    await expect(context.canvas.queryByText('AiroTag')).toBeNull();
  },
};

export const KeepsTheCodeReadableWithAStrap: Story = {
  args: { hasStrap: true },
  render: (args) => (
    <svg viewBox="-20 -120 180 310" width="240" role="img" aria-label="Collar tag">
      <AllyTag {...args} />
    </svg>
  ),
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: 'Collar tag' });
    await expect(await readQrCodeText(picture, 240)).toBe(sampleCodeUrl);
    await expect(picture).toBeVisible();
  },
};
