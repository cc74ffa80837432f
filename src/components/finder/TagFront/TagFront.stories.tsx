import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { readCode } from '~/components/brand/CodeSprite/readCode.play';
import { drawQr } from '~/domain/codes/qr';
import { tagUrl } from '~/domain/tag/tagUrl';
import { demoTagFor } from '~/domain/tag/demoTags';

import { TagFront } from './TagFront';

const pet = demoTagFor('pet');
const car = demoTagFor('car');
const award = demoTagFor('award');

const meta = {
  title: 'Components/Finder/TagFront',
  component: TagFront,
  args: { product: pet.product, code: pet.code },
  render: (args) => (
    <CodeSprite code={drawQr(tagUrl('https://tag.example.com', args.code))}>
      <Box sx={{ width: 280 }}>
        <TagFront {...args} />
      </Box>
    </CodeSprite>
  ),
  tags: ['state'],
} satisfies Meta<typeof TagFront>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The code must be readable at the width on the narrowest phone. */
const readsCode = (product: string, code: string): Story['play'] =>
  async function play({ canvas }) {
    const tag = canvas.getByRole('img', { name: `An ${product} tag with the code ${code}. Its QR code is real.` });
    await expect(await readCode(tag, 280)).toBe(`https://tag.example.com/t/${code}`);
  };

export const Ally: Story = { play: readsCode('Ally', '7C41E9') };

export const Auto: Story = { args: { product: car.product, code: car.code }, play: readsCode('Auto', '5A3F0C') };

export const Accolades: Story = {
  args: { product: award.product, code: award.code },
  play: readsCode('Accolades', 'A90B13'),
};
