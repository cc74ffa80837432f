import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { PdfPageFields } from './PdfPageFields';

const pointsPerMm = 72 / 25.4;

/** Use when the design is a PDF. For pictures, leave it out. */
const meta = {
  title: 'Components/Printing/PdfPageFields',
  component: PdfPageFields,
  args: {
    pageChoice: { page: 1, pageCount: 12 },
    pageSize: { width: 85 * pointsPerMm, height: 55 * pointsPerMm },
    stickerSize: { width: 50, height: 60 },
    onPageChange: fn(),
    onSizeChange: fn(),
  },
} satisfies Meta<typeof PdfPageFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const HasNoFieldsForOnePageOfTheSameSize: Story = {
  tags: ['behaviour'],
  args: { pageChoice: { page: 1, pageCount: 1 }, stickerSize: { width: 85, height: 55 } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const TooSmallForASticker: Story = {
  tags: ['state'],
  args: { pageSize: { width: 5 * pointsPerMm, height: 55 * pointsPerMm } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(
      canvas.getByText('The page is 5 × 55 mm. Stickers can be 10 to 2000 mm wide and high, so choose a size below.'),
    ).toBeVisible();
  },
};

export const ChoosesAPageAndItsSize: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Page' });
    await expect(canvas.getByText('of 12')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '7');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    await userEvent.clear(field);
    await userEvent.type(field, '13');
    await expect(canvas.getByText('At most 12.')).toBeVisible();
    await expect(args.onPageChange).not.toHaveBeenCalledWith(13);
    await userEvent.click(canvas.getByRole('button', { name: "Use the page's size" }));
    await expect(args.onSizeChange).toHaveBeenLastCalledWith({ width: 85, height: 55 });
  },
};
