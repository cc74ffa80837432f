import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { CodeSheet } from '~/components/brand/CodeSheet/CodeSheet';
import { readCode } from '~/components/brand/CodeSheet/readCode';
import { drawQr } from '~/domain/codes/qr';
import { tagAddress } from '~/domain/tag/tagAddress';
import { demonstrationOf } from '~/domain/tag/demonstration';

import { TagFront } from './TagFront';

const pet = demonstrationOf('pet');
const car = demonstrationOf('car');
const award = demonstrationOf('award');

const meta = {
  title: 'Components/Finder/TagFront',
  component: TagFront,
  args: { product: pet.product, code: pet.code },
  render: (args) => (
    <CodeSheet code={drawQr(tagAddress('https://tag.example.com', args.code))}>
      <Box sx={{ width: 280 }}>
        <TagFront {...args} />
      </Box>
    </CodeSheet>
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
