import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { PrintingRoute } from '../agency/PrintingRoute';

const meta = {
  title: 'Flows/Print a sheet',
  component: PrintingRoute,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { tagBase: 'https://tag.example.com' },
} satisfies Meta<typeof PrintingRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The type that the file chooser accepts. */
const asPng = { type: 'image/png' };

/** A PNG of one colour, 100 × 120 px. */
async function pngFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(100, 120);
  canvas.getContext('2d')?.fillRect(0, 0, 100, 120);
  return new File([await canvas.convertToBlob(asPng)], name, asPng);
}

export const UploadsAndReleasesADesign: Story = {
  parameters: { acceptance: ['PRN-04', 'PRN-12'] },
  play: async ({ canvas, step, userEvent }) => {
    const created = spyOn(URL, 'createObjectURL').mockName('created');
    const revoked = spyOn(URL, 'revokeObjectURL').mockName('revoked');
    await step('shows the image on the sheet', async () => {
      await userEvent.upload(canvas.getByLabelText('Choose a picture'), await pngFile('first.png'));
      await expect(await canvas.findByText('100 × 120 px · 51 dpi')).toBeVisible();
      await expect(await canvas.findByRole('img', { name: 'Page 1 of 1, 1 sticker' })).toContainHTML('href="blob:');
    });
    await step('rejects another file type and keeps the image', async () => {
      await userEvent.upload(canvas.getByLabelText('Replace the picture'), new File(['<p>'], 'page.png', asPng));
      await expect(await canvas.findByText(/^This file is not a picture that can be printed\./)).toBeVisible();
      await expect(canvas.getByText('page.png')).toBeVisible();
      await expect(canvas.getByText('first.png')).toBeVisible();
    });
    await step('rejects a truncated image', async () => {
      const whole = await pngFile('cut.png');
      const cut = new File([whole.slice(0, 60)], 'cut.png', asPng);
      await userEvent.upload(canvas.getByLabelText('Replace the picture'), cut);
      await expect(await canvas.findByText(/^This picture is damaged and cannot be read\./)).toBeVisible();
    });
    await step('releases the image on Reset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(canvas.getByText('No picture yet')).toBeVisible();
      await waitFor(() => expect(revoked).toHaveBeenCalledWith(created.mock.results[0]?.value));
    });
  },
};

export const ShowsABlockedWindow: Story = {
  parameters: { acceptance: ['PRN-13'] },
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The print window was blocked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const PrintsTheCodesOfAFile: Story = {
  parameters: { acceptance: ['PRN-11', 'PRN-12'] },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your tags' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'List or CSV' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'File' }));
    await step('shows the codes of the file', async () => {
      const table = new File(['sep=;\r\nHexacode;Owner\r\n7f3a9c21;Ann\r\nB04D17E8;Bob\r\n'], 'tags.csv', {
        type: 'text/csv',
      });
      await userEvent.upload(canvas.getByLabelText('Choose a file'), table);
      // The CSV parser is loaded with the first file.
      await expect(await canvas.findByText('1 of 2 · 7F3A9C21', undefined, { timeout: 5000 })).toBeVisible();
      await expect(canvas.getByText('2 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    });
    await step('rejects a spreadsheet and keeps the file', async () => {
      const sheet = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'tags.csv', { type: 'text/csv' });
      await userEvent.upload(canvas.getByLabelText('Replace the file'), sheet);
      await expect(await canvas.findByText(/^This is a file of a spreadsheet program\./)).toBeVisible();
      await expect(canvas.getByText('1 of 2 · 7F3A9C21')).toBeVisible();
    });
    await step('goes back to sample codes on Reset', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(await canvas.findByText('Sample codes')).toBeVisible();
      await expect(await canvas.findByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    });
  },
};

/** A GIF of two frames, 1 × 1 px. */
const animatedGif =
  'R0lGODlhAQABAIEAAP8AAAAA/wAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAAIBAABBAQAIfkEAAoAAAAsAAAAAAEAAQAACAQAAwQEADs=';

export const UsesTheFirstFrameOfAGif: Story = {
  play: async ({ canvas, userEvent }) => {
    const created = spyOn(URL, 'createObjectURL').mockName('created');
    const bytes = Uint8Array.from(atob(animatedGif), (character) => character.charCodeAt(0));
    const gif = new File([bytes], 'moving.gif', { type: 'image/gif' });
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), gif);
    await expect(await canvas.findByText('moving.gif')).toBeVisible();
    const types = created.mock.calls.map(([blob]) => (blob instanceof Blob ? blob.type : 'no image'));
    await expect(types).toEqual(['image/png']);
  },
};
