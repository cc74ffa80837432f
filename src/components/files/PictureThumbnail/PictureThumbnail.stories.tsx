import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { PictureThumbnail } from './PictureThumbnail';

const makeSvgUrl = (content: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20">${content}</svg>`)}`;

/** Use for a picture that the user has chosen or stored. For sheets of stickers, use SheetThumbnail. */
const meta = {
  title: 'Components/Files/PictureThumbnail',
  component: PictureThumbnail,
  args: {
    picture: {
      status: 'ready',
      src: makeSvgUrl('<path d="M5 5v10M15 5v10M30 5v10" stroke="black" stroke-width="4"/>'),
      downloadUrl: '',
      onError: fn(),
    },
    size: 64,
  },
} satisfies Meta<typeof PictureThumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(image.naturalWidth).toBeGreaterThan(0));
    await expect(image.getBoundingClientRect().width).toBe(62);
  },
};

export const RunsNoScriptOfAnSvg: Story = {
  tags: ['behaviour'],
  args: {
    picture: {
      status: 'ready',
      src: makeSvgUrl('<script>top.hasRunScript = true</script>'),
      downloadUrl: '',
      onError: fn(),
    },
  },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(image.complete && image.naturalWidth > 0).toBe(true));
    await expect(top).not.toHaveProperty('hasRunScript');
  },
};
