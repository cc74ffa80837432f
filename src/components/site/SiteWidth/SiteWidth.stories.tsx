import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { SiteWidth } from './SiteWidth';

/** Use for content that spans a public page. Section contains it already. */
const meta = {
  title: 'Components/Site/SiteWidth',
  component: SiteWidth,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: { children: <Box sx={{ bgcolor: 'tone.mist' }}>As wide as the column</Box> },
} satisfies Meta<typeof SiteWidth>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('As wide as the column').getBoundingClientRect()).toMatchObject({
      left: 120,
      width: 1200,
    });
  },
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: phoneGlobals,
  play: () => expectNoPageOverflow(),
};
