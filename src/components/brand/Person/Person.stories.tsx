import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { productLineColours } from '~/components/theme/tokens';

import { Person } from './Person';
import type { HairStyle } from './Person';

const hairStyles: HairStyle[] = ['long', 'short', 'curly', 'bun', 'headscarf'];

/** Use for people in illustrations. For the portrait of the pet, car or person of a demo tag, use TagPortrait. */
const meta = {
  title: 'Components/Brand/Person',
  component: Person,
  args: { hair: 'long' },
  render: (args) => (
    <>
      {hairStyles.map((hair) => (
        <svg key={hair} viewBox="0 0 120 120" width="120" height="120" role="img" aria-label={hair}>
          <path d="M0 0h120v120H0z" fill={productLineColours.accolades.main} />
          <Person {...args} hair={hair} />
        </svg>
      ))}
    </>
  ),
} satisfies Meta<typeof Person>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllHairStyles: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    for (const name of hairStyles) await expect(canvas.getByRole('img', { name })).toBeVisible();
  },
};
