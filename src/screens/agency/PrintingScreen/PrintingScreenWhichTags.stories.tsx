import type { Meta, StoryObj } from '@storybook/react-vite';
import jsQR from 'jsqr';
import { expect, fn, screen, within } from 'storybook/test';

import { noEntries } from '~/domain/printing/codes/tagSource';
import type { CodeFile, TagEntries } from '~/domain/printing/codes/tagSource';

import { TagsStage } from './PrintingScreen.stage';

const meta = {
  title: 'Screens/Agency/Printing/Which tags',
  component: TagsStage,
  parameters: { layout: 'fullscreen', acceptance: ['PRN-11'] },
  args: { onDrop: fn(), onFile: fn(), onPrint: fn() },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

const pasted = (text: string): TagEntries => ({ ...noEntries, source: 'list', list: { from: 'text', text } });

const file: CodeFile = {
  name: 'tags-2026-06.csv',
  rows: [
    { line: 1, cells: ['Owner', 'Plate', 'Hexacode'] },
    { line: 2, cells: ['Ann', 'D12345', '7F3A9C21'] },
    { line: 3, cells: ['Bob', 'D67890', 'B04D17E8'] },
    { line: 4, cells: ['Eve', 'D24680', 'B04D17E8'] },
  ],
};
const ofFile: TagEntries = { ...noEntries, source: 'list', list: { from: 'file', text: '', file } };

/** Opens the group of the tags; answers with the settings, among which a search is short. */
const openTags = async ({ canvas, userEvent }: Tools) => {
  await userEvent.click(canvas.getByRole('button', { name: /^(Choose your tags|Change tags)$/ }));
  return within(canvas.getByRole('region', { name: 'Settings' }));
};

/** What a camera would read from a sticker of the page, at 8 pixels a millimetre. */
async function readSticker(page: HTMLElement, column: number): Promise<string | undefined> {
  const [scale, width, height] = [8, 50 * 8, 60 * 8];
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(page))}`;
  await picture.decode();
  const context = new OffscreenCanvas(width, height).getContext('2d');
  context?.drawImage(picture, -column * 51 * scale, 0, 210 * scale, 297 * scale);
  const pixels = context?.getImageData(0, 0, width, height).data;
  return pixels && jsQR(pixels, width, height)?.data;
}

export const GoesToTheTagsFromTheSampleCodes: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    await expect(canvas.getByText('Sample codes')).toBeVisible();
    await openTags(tools);
    await expect(canvas.getByRole('radio', { name: 'Sample series' })).toHaveFocus();
    await expect(canvas.getByRole('radiogroup', { name: 'Which tags' })).toBeVisible();
    const mine = canvas.getByRole('radio', { name: 'My tags' });
    await expect(mine).toBeDisabled();
    await expect(mine).toHaveAccessibleDescription('None chosen yet in the list of AiroTags');
    await expect(canvas.getByRole('link', { name: 'Choose in the list of AiroTags' })).toHaveAttribute(
      'href',
      '/Agencies-AiroTags',
    );
  },
};

export const PrintsThePastedCodes: Story = {
  play: async (tools) => {
    const { args, canvas, step, userEvent } = tools;
    const print = canvas.getByRole('button', { name: 'Print Design' });
    await openTags(tools);
    await step('an empty list can not be printed, and says why', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'List or CSV' }));
      await expect(canvas.getByText('Nothing to print yet')).toBeVisible();
      await expect(canvas.getByText('Paste codes, or choose a file')).toBeVisible();
      await expect(canvas.getByText('No stickers yet · 16 a page (4 × 4)')).toBeVisible();
      await expect(print).toBeDisabled();
    });
    await step('three codes are on the sheet', async () => {
      await userEvent.click(canvas.getByRole('textbox', { name: 'Codes' }));
      await userEvent.paste('7f3a9c21\nB04D17E8\nhttps://tag.example.com/t/2C9E55A0');
      await expect(await canvas.findByText('3 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(await canvas.findByText('1 of 3 · 7F3A9C21')).toBeVisible();
      await expect(canvas.queryByText('Sample codes')).not.toBeInTheDocument();
      const page = await canvas.findByRole('img', { name: 'Page 1 of 1, 3 stickers' });
      await expect(await readSticker(page, 0)).toBe('https://tag.example.com/t/7F3A9C21');
      await expect(await readSticker(page, 2)).toBe('https://tag.example.com/t/2C9E55A0');
      await expect(await readSticker(page, 3)).toBeUndefined();
    });
    await userEvent.click(print);
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

export const LeavesOutLinesWithoutACode: Story = {
  args: { entries: pasted('A1\nA1\nÄ2\nB2') },
  play: async (tools) => {
    const { canvas } = tools;
    await openTags(tools);
    await expect(canvas.getByText('2 of 4 lines can be printed')).toBeVisible();
    await expect(canvas.getByText(/“A1” is in line 1 already/)).toBeVisible();
    await expect(canvas.getAllByText('List of 2')[0]).toBeVisible();
    await expect(canvas.getByText('2 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeEnabled();
  },
};

export const TakesAnotherColumnOfAFile: Story = {
  args: { entries: ofFile },
  play: async (tools) => {
    const { canvas, step, userEvent } = tools;
    const settings = await openTags(tools);
    const column = settings.getByRole('combobox', { name: 'Column' });
    await step('the column of the codes is found', async () => {
      await expect(column).toHaveTextContent('Hexacode, such as 7F3A9C21');
      await expect(canvas.getByText('2 of 3 lines can be printed')).toBeVisible();
      await expect(settings.getByRole('switch', { name: 'First line is a header' })).toBeChecked();
    });
    await step('another is taken by choice', async () => {
      await userEvent.click(column);
      await userEvent.click(await screen.findByRole('option', { name: 'Plate, such as D12345' }));
      await expect(await canvas.findByText('1 of 3 · D12345')).toBeVisible();
    });
    await step('its first line is a code once it is no header', async () => {
      await userEvent.click(settings.getByRole('switch', { name: 'First line is a header' }));
      await expect(await canvas.findByText('1 of 4 · PLATE')).toBeVisible();
    });
  },
};

export const KeepsWhatWasEnteredForEachSource: Story = {
  args: { entries: ofFile },
  play: async (tools) => {
    const { userEvent } = tools;
    const settings = await openTags(tools);
    await userEvent.click(settings.getByRole('radio', { name: 'Pasted text' }));
    await userEvent.type(settings.getByRole('textbox', { name: 'Codes' }), 'A1');
    await userEvent.click(settings.getByRole('radio', { name: 'Numbered series' }));
    await userEvent.type(settings.getByRole('textbox', { name: 'Prefix' }), 'B');
    await userEvent.click(settings.getByRole('radio', { name: 'Sample series' }));
    await userEvent.click(settings.getByRole('radio', { name: 'List or CSV' }));
    await expect(settings.getByRole('textbox', { name: 'Codes' })).toHaveValue('A1');
    await userEvent.click(settings.getByRole('radio', { name: 'File' }));
    await expect(settings.getByText('tags-2026-06.csv')).toBeVisible();
    await userEvent.click(settings.getByRole('radio', { name: 'Numbered series' }));
    await expect(settings.getByRole('textbox', { name: 'Prefix' })).toHaveValue('AB');
  },
};

export const NumbersASeries: Story = {
  args: { entries: { ...noEntries, source: 'series' } },
  play: async (tools) => {
    const { canvas, step, userEvent } = tools;
    const settings = await openTags(tools);
    const put = async (name: string, text: string) => {
      const field = settings.getByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
    };
    await step('as it comes', async () => {
      await expect(canvas.getAllByText('A0001 to A0100')[0]).toBeVisible();
      await expect(canvas.getByText('100 stickers · 7 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    });
    await step('what is wrong stands at the field that mends it', async () => {
      await put('First number', '99950');
      await expect(settings.getByRole('textbox', { name: 'Digits' })).toHaveAccessibleDescription(
        'The last number needs 6 digits.',
      );
      await expect(canvas.getByText('Mend the numbered series')).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeDisabled();
    });
    await step('mended, it is printed', async () => {
      await put('Digits', '6');
      await expect((await canvas.findAllByText('A099950 to A100049'))[0]).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeEnabled();
    });
  },
};
