import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { PrintingRoute } from '../agency/PrintingRoute';

const meta = {
  title: 'Flows/Print a sheet',
  component: PrintingRoute,
  parameters: { layout: 'fullscreen', acceptance: ['PRN-04', 'PRN-12', 'PRN-13'] },
  args: { tagBase: 'https://tag.example.com' },
} satisfies Meta<typeof PrintingRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the file chooser lets through. */
const asPng = { type: 'image/png' };

/** A picture of one colour, 100 × 120 px. */
async function pictureFile(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(100, 120);
  canvas.getContext('2d')?.fillRect(0, 0, 100, 120);
  return new File([await canvas.convertToBlob(asPng)], name, asPng);
}

export const Screen: Story = {};

export const TakesADesignAndGivesItBack: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL').mockName('made');
    const revoked = spyOn(URL, 'revokeObjectURL').mockName('revoked');
    await step('a picture is shown on the sheet', async () => {
      await userEvent.upload(canvas.getByLabelText('Choose a picture'), await pictureFile('first.png'));
      await expect(await canvas.findByText('100 × 120 px · 51 dpi')).toBeVisible();
      await expect(await canvas.findByRole('img', { name: 'Page 1 of 1, 1 sticker' })).toContainHTML('href="blob:');
    });
    await step('what is none is refused, and the picture stays', async () => {
      await userEvent.upload(canvas.getByLabelText('Replace the picture'), new File(['<p>'], 'page.png', asPng));
      await expect(await canvas.findByText(/^This file is not a picture that can be printed\./)).toBeVisible();
      await expect(canvas.getByText('page.png')).toBeVisible();
      await expect(canvas.getByText('first.png')).toBeVisible();
    });
    await step('a picture that is cut short is refused', async () => {
      const whole = await pictureFile('cut.png');
      await userEvent.upload(
        canvas.getByLabelText('Replace the picture'),
        new File([whole.slice(0, 60)], 'cut.png', asPng),
      );
      await expect(await canvas.findByText(/^This picture is damaged and cannot be read\./)).toBeVisible();
    });
    await step('Reset takes it away and gives its memory back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(canvas.getByText('No picture yet')).toBeVisible();
    });
    await expect(revoked).toHaveBeenCalledWith(made.mock.results[0]?.value);
  },
};

export const SaysThatTheWindowWasBlocked: Story = {
  play: async ({ canvas, userEvent }) => {
    spyOn(window, 'open').mockReturnValue(null);
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The print window was blocked.');
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const TriesAgainAfterAFault: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const open = spyOn(window, 'open').mockImplementation(() => {
      throw new Error('Not allowed');
    });
    await step('opening throws', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The print window was blocked.');
    });
    await step('the next press opens again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
      await expect(open).toHaveBeenCalledTimes(2);
      await expect(await canvas.findByRole('alert')).toBeVisible();
    });
    await step('a change of the settings takes the message away', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
      await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
    });
  },
};

export const PrintsTheCodesOfAFile: Story = {
  parameters: { acceptance: ['PRN-11', 'PRN-12'] },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your tags' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'List or CSV' }));
    await userEvent.click(await canvas.findByRole('radio', { name: 'File' }));
    await step('a file gives its codes', async () => {
      const table = new File(['sep=;\r\nHexacode;Owner\r\n7f3a9c21;Ann\r\nB04D17E8;Bob\r\n'], 'tags.csv', {
        type: 'text/csv',
      });
      await userEvent.upload(canvas.getByLabelText('Choose a file'), table);
      // What reads tables is fetched with the first file.
      await expect(await canvas.findByText('1 of 2 · 7F3A9C21', undefined, { timeout: 5000 })).toBeVisible();
      await expect(canvas.getByText('2 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    });
    await step('what is none is refused, and the file stays', async () => {
      const sheet = new File([new Uint8Array([0x50, 0x4b, 3, 4])], 'tags.csv', { type: 'text/csv' });
      await userEvent.upload(canvas.getByLabelText('Replace the file'), sheet);
      await expect(await canvas.findByText(/^This is a file of a spreadsheet program\./)).toBeVisible();
      await expect(canvas.getByText('1 of 2 · 7F3A9C21')).toBeVisible();
    });
    await step('Reset goes back to the sample series', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(await canvas.findByText('Sample codes')).toBeVisible();
      await expect(await canvas.findByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    });
  },
};

export const GoesOnWhereThePartBeforeEnds: Story = {
  parameters: { acceptance: ['PRN-11', 'PRN-12'] },
  play: async ({ canvas, step, userEvent }) => {
    const put = async (name: string, text: string) => {
      const field = await canvas.findByRole('textbox', { name });
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await userEvent.tab();
    };
    await step('2,100 of a series start at place 6 of landscape sheets', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Landscape' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Choose your tags' }));
      await userEvent.click(canvas.getByRole('radio', { name: 'Numbered series' }));
      await put('How many', '2100');
      await put('Start at place', '6');
      const line = '2,000 stickers · 134 pages A4 · 15 a page (5 × 3) · starts at place 6';
      await expect(await canvas.findByText(line)).toBeVisible();
    });
    await step('the rest of them go on on the last sheet', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
      const line = '100 stickers · 8 pages A4 · 15 a page (5 × 3) · starts at place 11';
      await expect(await canvas.findByText(line)).toBeVisible();
    });
    await step('unless another place is typed', async () => {
      await put('Start at place', '1');
      await expect(await canvas.findByText('100 stickers · 7 pages A4 · 15 a page (5 × 3)')).toBeVisible();
    });
    await step('the first part starts where it did', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'First part' }));
      await expect(await canvas.findByText(/^2,000 stickers .* starts at place 6$/)).toBeVisible();
    });
    await step('and so does another series', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
      await put('How many', '20');
      await expect(await canvas.findByText(/^20 stickers .* starts at place 6$/)).toBeVisible();
    });
    await step('Reset goes to the first place of all', async () => {
      await put('How many', '2100');
      await userEvent.click(await canvas.findByRole('button', { name: 'Next part' }));
      await expect(await canvas.findByText(/starts at place 11$/)).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
      await expect(await canvas.findByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    });
  },
};

/** Two frames of 1 × 1 px, the first red. */
const moving =
  'R0lGODlhAQABAIEAAP8AAAAA/wAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAAIBAABBAQAIfkEAAoAAAAsAAAAAAEAAQAACAQAAwQEADs=';

export const DrawsAMovingPictureStill: Story = {
  play: async ({ canvas, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL').mockName('made');
    const bytes = Uint8Array.from(atob(moving), (letter) => letter.charCodeAt(0));
    const gif = new File([bytes], 'moving.gif', { type: 'image/gif' });
    await userEvent.upload(canvas.getByLabelText('Choose a picture'), gif);
    await expect(await canvas.findByText('moving.gif')).toBeVisible();
    await expect(made.mock.calls.map(([blob]) => (blob instanceof Blob ? blob.type : 'no picture'))).toEqual([
      'image/png',
    ]);
  },
};
