import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { fillField } from './PrintingScreen.play';

const margins = { top: 10, right: 0, bottom: 0, left: 10 };

const meta = {
  title: 'Screens/Agency/Printing/Marks',
  component: PrintingStage,
  ...printingMeta,
  args: {
    ...printingMeta.args,
    initialState: { settings: { ...defaultPrintSettings, quantity: 2, margins } },
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CropMarksAndCutLines: Story = {
  tags: ['state'],
  args: {
    initialState: {
      settings: {
        ...defaultPrintSettings,
        quantity: 12,
        margins,
        marks: { cropMarks: true, cutLines: true, bleed: 0 },
      },
    },
  },
};

export const PrintsMarksAndBleed: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('heading', { level: 2, name: 'Output' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Crop marks' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Cut lines' }));
    await fillField(context, 'Bleed', '3');
    await expect(
      await canvas.findByText(
        'Between stickers, only half the gap is printed. For 3 mm on all sides, use a gap of 6 mm.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await waitFor(() => expect(args.print).toHaveBeenCalledOnce());
    const page = (await mocked(args.print).mock.calls[0]?.[0]())?.pages[0];
    // The page has two stickers side by side: 8 cut lines (4 for each sticker), 8 crop marks (4 above and 4 below the
    // stickers), and 4 more crop marks (2 on the left and 2 on the right).
    await expect(page?.marks).toHaveLength(8 + 8 + 4);
    await expect(page?.stickers[0]?.sticker.bleed).toEqual({ x: 0.5, y: 0.5 });
  },
};

export const MakesSpaceForCropMarks: Story = {
  tags: ['behaviour'],
  args: { initialState: { settings: defaultPrintSettings } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('heading', { level: 2, name: 'Output' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Crop marks' }));
    await expect(
      await canvas.findByText('No crop marks at the top and on the left: they need 5 mm of space.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Use 5 mm margins' }));
    await waitFor(() => expect(canvas.queryByText(/^No crop marks/)).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('heading', { level: 2, name: 'Margins and gaps' }));
    await expect(canvas.getByRole('textbox', { name: 'Left margin' })).toHaveValue('5');
  },
};
