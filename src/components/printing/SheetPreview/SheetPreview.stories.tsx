import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/printSettings';
import type { PrintSettings } from '~/domain/printing/printSettings';
import { sampleDrawings } from '~/domain/printing/sampleSeries';
import { drawPage, sheetOf } from '~/domain/printing/scene';

import { sampleDesign } from '../design.sample';
import { SheetPreview } from './SheetPreview';

const codeOf = sampleDrawings('https://tag.example.com');

function previewOf(changes: Partial<PrintSettings>, page = 0) {
  const settings = { ...defaultPrintSettings, ...changes };
  const sheet = sheetOf(settings);
  const scene = sheet.fits ? drawPage({ settings, layout: sheet, page, codeOf, hasPicture: true }) : undefined;
  return { settings, sheet, page, scene, picture: sampleDesign.href };
}

const meta = {
  title: 'Components/Printing/SheetPreview',
  component: SheetPreview,
  decorators: [
    (Story) => (
      <Box sx={{ display: 'flex', height: 600, bgcolor: 'tone.board', p: 2 }}>
        <Story />
      </Box>
    ),
  ],
  args: { ...previewOf({ quantity: 17 }), onPageChange: fn() },
} satisfies Meta<typeof SheetPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstPage: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Page 1 of 2, 16 stickers' })).toBeVisible();
    await expect(canvas.getByText('54 mm free')).toBeVisible();
  },
};

export const LastPage: Story = { args: previewOf({ quantity: 17 }, 1) };

export const WithMargins: Story = {
  args: previewOf({ margins: { top: 12, right: 8, bottom: 12, left: 8 }, quantity: 9 }),
};

export const NothingFits: Story = { args: previewOf({ design: { width: 240, height: 60 } }) };

export const InTheDark: Story = { globals: { theme: 'dark' } };

export const TurnsPagesAndKeepsTheFocus: Story = {
  render: function Kept(args) {
    const [page, setPage] = useState(0);
    return (
      <SheetPreview
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          args.onPageChange(next);
        }}
      />
    );
  },
  play: async ({ args, canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: 'Next page' });
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenLastCalledWith(1);
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveFocus();
    await userEvent.click(next);
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};
