import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, within } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { drawPage, sheetOf } from '~/domain/printing/sticker/scene';

import { sampleDesign } from '../design.sample';
import { sampleRun } from '../run.sample';
import { SheetPreview } from './SheetPreview';
import { useZoom } from './useZoom';
import { ZoomControl } from './ZoomControl';

const { codeOf } = sampleRun(17);

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
  args: { ...previewOf({ quantity: 17 }), onPageChange: fn(), onStart: fn() },
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

export const StartsAtThePlaceThatIsClicked: Story = {
  render: function Kept(args) {
    const [start, setStart] = useState(1);
    return (
      <SheetPreview
        {...args}
        {...previewOf({ quantity: 12, start })}
        onStart={(place) => {
          setStart(place);
          args.onStart(place);
        }}
      />
    );
  },
  play: async ({ args, canvas, step, userEvent }) => {
    const paper = await canvas.findByRole('img', { name: 'Page 1 of 1, 12 stickers' });
    await expect(canvas.getByText('Part-used sheet? Click the first free place.')).toBeVisible();
    const field = canvas.getByRole('textbox', { name: 'Start at place' });
    await step('the second of the second row', async () => {
      const { left, top, width, height } = paper.getBoundingClientRect();
      const place = { clientX: left + (width * 76) / 210, clientY: top + (height * 90) / 297 };
      await fireEvent.pointerMove(paper, place);
      await expect(await canvas.findByText('Start here')).toBeInTheDocument();
      await fireEvent.click(paper, place);
      await expect(args.onStart).toHaveBeenLastCalledWith(6);
      await expect(field).toHaveValue('6');
      await expect(canvas.getAllByText('used')).toHaveLength(5);
      await expect(canvas.getByText(/^5 already used\./)).toBeVisible();
      await expect(await canvas.findByRole('img', { name: 'Page 1 of 2, 11 stickers' })).toBeVisible();
    });
    await step('and the whole sheet again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Use the whole sheet' }));
      await expect(field).toHaveValue('1');
      await expect(canvas.queryByText('used')).not.toBeInTheDocument();
    });
    await step('by number, and no further than the sheet goes', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '99');
      await userEvent.tab();
      await expect(field).toHaveValue('16');
    });
  },
};

export const IsEnlargedAndFittedAgain: Story = {
  render: function Zoomed(args) {
    const { control, sheet } = useZoom();
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <ZoomControl {...control} />
        <SheetPreview {...args} {...sheet} />
      </Box>
    );
  },
  play: async ({ canvas, step, userEvent }) => {
    const page = await canvas.findByRole('img', { name: 'Page 1 of 2, 16 stickers' });
    const zoom = within(canvas.getByRole('group', { name: 'Zoom' }));
    const fitted = page.getBoundingClientRect().width;
    await step('step by step', async () => {
      for (const size of ['50 %', '75 %', '100 %']) {
        await userEvent.click(zoom.getByRole('button', { name: 'Larger' }));
        await expect(zoom.getByRole('status')).toHaveTextContent(size);
      }
      await expect(page.getBoundingClientRect().width).toBeCloseTo(210 * 3.78, 0);
    });
    await step('and what is beyond the room is scrolled to', async () => {
      const room = canvas.getByRole('group', { name: 'Enlarged' });
      await expect(room.scrollHeight).toBeGreaterThan(room.clientHeight);
    });
    await userEvent.click(zoom.getByRole('button', { name: 'Fit' }));
    await expect(page.getBoundingClientRect().width).toBe(fitted);
  },
};
