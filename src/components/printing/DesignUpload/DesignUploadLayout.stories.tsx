import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sampleDesign } from '../design.sample';
import { DesignUpload } from './DesignUpload';

/** The field with a file in panels of different widths. */
const meta = {
  title: 'Components/Printing/DesignUpload/Layout',
  component: DesignUpload,
  tags: ['behaviour'],
  args: { design: sampleDesign, resolution: '600 dpi', onChooseFile: fn(), onRemove: fn() },
} satisfies Meta<typeof DesignUpload>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FitsDetailsInANarrowPanel: Story = {
  decorators: [
    (Story) => (
      <Box sx={{ width: 240 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const detail = canvas.getByText('1181 × 1417 px · 600 dpi');
    await expect(detail.scrollWidth).toBeLessThanOrEqual(detail.clientWidth);
  },
};

export const KeepsTheDetailsOfABuiltInDesignOnOneLine: Story = {
  args: { design: { ...sampleDesign, name: 'Windshield', kind: 'vector' }, resolution: undefined },
  decorators: [
    (Story) => (
      <Box sx={{ width: 258 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Sharp at any size').clientHeight).toBeLessThan(24);
  },
};

export const KeepsTheButtonsNextToTheFileName: Story = {
  decorators: [
    (Story) => (
      <Box sx={{ width: 270 }}>
        <Story />
      </Box>
    ),
  ],
  play: async ({ canvas }) => {
    const [name, replaceButton, removeButton] = [
      canvas.getByText('windscreen-50x60.png'),
      canvas.getByText(/^Replace/),
      canvas.getByRole('button', { name: 'Remove the design' }),
    ].map((element) => element.getBoundingClientRect());
    await expect(replaceButton?.left).toBeGreaterThanOrEqual(name?.right ?? Infinity);
    await expect(replaceButton?.top).toBeLessThan(name?.bottom ?? 0);
    await expect(removeButton?.left).toBeGreaterThanOrEqual(replaceButton?.right ?? Infinity);
  },
};
