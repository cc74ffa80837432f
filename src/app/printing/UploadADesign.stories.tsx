import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { loadSettingsFields } from '~/screens/agency/PrintingScreen/controls/loadSettingsFields';

import { PrintingRoute } from '../agency/PrintingRoute';
import { printingDraftStore } from '../store/printingDraftStore';

const meta = {
  title: 'Flows/Upload a design',
  component: PrintingRoute,
  // Loads the chunk with the fields of the settings before a story renders.
  loaders: [loadSettingsFields],
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  decorators: (Story) => (
    <ConfirmProvider>
      <Story />
    </ConfirmProvider>
  ),
  args: { tagBaseUrl: 'https://tag.example.com' },
  beforeEach: () => printingDraftStore.getState().clear(),
} satisfies Meta<typeof PrintingRoute>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ReleasesTheDesignOnResetAndReopensItOnUndo: Story = {
  parameters: { acceptance: ['PRN-04', 'PRN-12'] },
  play: async ({ canvas, userEvent }) => {
    const createUrl = spyOn(URL, 'createObjectURL').mockName('created');
    const revokeUrl = spyOn(URL, 'revokeObjectURL').mockName('revoked');
    const image = new OffscreenCanvas(100, 120);
    image.getContext('2d')?.fillRect(0, 0, 100, 120);
    const png = new File([await image.convertToBlob()], 'first.png', { type: 'image/png' });
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), png);
    await expect(await canvas.findByText('100 × 120 px · 51 dpi')).toBeVisible();
    const page = await canvas.findByRole('img', { name: 'Page 1 of 1, 1 sticker' });
    await waitFor(() => expect(page).toContainHTML('href="blob:'));
    await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
    await expect(canvas.getByText('Add your artwork')).toBeVisible();
    await waitFor(() => expect(revokeUrl).toHaveBeenCalledWith(createUrl.mock.results[0]?.value));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByText('100 × 120 px · 51 dpi')).toBeVisible();
    await waitFor(() => expect(page).toContainHTML(`href="${String(createUrl.mock.results[1]?.value)}"`));
  },
};

/** An animated GIF with two frames of 1 × 1 px, in base64. The first frame is red, the second is blue. */
const animatedGif =
  'R0lGODlhAQABAIEAAP8AAAAA/wAAAAAAACH/C05FVFNDQVBFMi4wAwEAAAAh+QQACgAAACwAAAAAAQABAAAIBAABBAQAIfkEAAoAAAAsAAAAAAEAAQAACAQAAwQEADs=';

export const UsesTheFirstFrameOfAGif: Story = {
  play: async ({ canvas, userEvent }) => {
    const createUrl = spyOn(URL, 'createObjectURL').mockName('created');
    const bytes = Uint8Array.from(atob(animatedGif), (character) => character.charCodeAt(0));
    const gif = new File([bytes], 'moving.gif', { type: 'image/gif' });
    await userEvent.upload(canvas.getByLabelText('Upload a picture'), gif);
    await expect(await canvas.findByText('moving.gif')).toBeVisible();
    const imageTypes = createUrl.mock.calls.map(([blob]) => (blob instanceof Blob ? blob.type : 'no image'));
    await expect(imageTypes).toEqual(['image/png']);
    const image = createUrl.mock.calls[0]?.[0];
    const context = new OffscreenCanvas(1, 1).getContext('2d');
    if (image instanceof Blob) context?.drawImage(await createImageBitmap(image), 0, 0);
    await expect([...(context?.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255]);
  },
};
