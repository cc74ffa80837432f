import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { applyLabelSheet } from '~/domain/printing/presets/labelSheet';
import { findLabelSheet } from '~/domain/printing/presets/labelSheets';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { SheetThumbnail } from './SheetThumbnail';

const getLabelSheetSettings = (name: string) => {
  const sheet = findLabelSheet(name);
  if (!sheet) throw new Error(`There is no sheet ${name}.`);
  return applyLabelSheet(defaultPrintSettings, sheet);
};

/** Use in lists of presets and runs, where only the layout matters. To show readable codes, use SheetPreview. */
const meta = {
  title: 'Components/Printing/SheetThumbnail',
  component: SheetThumbnail,
  tags: ['state'],
  args: { settings: defaultPrintSettings },
} satisfies Meta<typeof SheetThumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    // Size of 4 × 4 stickers of 50 × 60 mm with gaps of 1 mm.
    await expect(canvasElement.innerHTML).toContain('width="203" height="243"');
  },
};

export const LabelSheets: Story = {
  render: () => (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {['Avery L7160', 'Avery L7169', 'Avery L30065', 'HERMA 4385', 'HERMA 4358', 'HERMA 4464', 'Avery 5294'].map(
        (name) => (
          <SheetThumbnail key={name} settings={getLabelSheetSettings(name)} />
        ),
      )}
    </Box>
  ),
};

export const NothingFits: Story = {
  args: { settings: { ...defaultPrintSettings, design: { width: 300, height: 60 } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.innerHTML).not.toContain('<pattern');
  },
};
