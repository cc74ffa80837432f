import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, waitFor } from 'storybook/test';

import { storyFiles, withStoredFiles } from '~/components/files/storedFiles.stage';

import { StoredPicture } from './StoredPicture';

/**
 * Use LazyStoredPicture, which loads this component, in the details of a record with a picture. To upload a picture,
 * use FormFileField.
 */
const meta = {
  title: 'Components/Data/StoredPicture',
  component: StoredPicture,
  tags: ['state'],
  args: { file: storyFiles.qr },
  decorators: [withStoredFiles],
} satisfies Meta<typeof StoredPicture>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const findPicture = (canvas: Canvas) => canvas.findByRole<HTMLImageElement>('presentation');

export const Default: Story = {
  play: async ({ canvas }) => {
    const picture = await findPicture(canvas);
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(canvas.getByText('qr.svg')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download qr.svg' })).toHaveAttribute('download', 'qr.svg');
  },
};

export const Missing: Story = {
  args: { file: storyFiles.missing },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('This picture is missing or damaged. Edit the record to select it again or remove it.'),
    ).toBeVisible();
    await expect(canvas.getByText('a-picture-with-a-rather-long-name-2026-06-15.png')).toBeVisible();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const Damaged: Story = {
  tags: ['!state', 'behaviour'],
  args: { file: storyFiles.damaged },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^This picture is missing or damaged\./)).toBeVisible();
    await expect(canvas.queryByRole('presentation')).not.toBeInTheDocument();
  },
};

export const Unreadable: Story = {
  args: { file: storyFiles.unreadable },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("This picture can't be shown right now. Reload the page to try again."),
    ).toBeVisible();
  },
};

export const DownloadsInsteadOfOpening: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas }) => {
    const link = await canvas.findByRole<HTMLAnchorElement>('link');
    // Browsers download this content type and never open it, so that a script in an SVG cannot run on this site.
    const content = await (await fetch(link.href)).blob();
    await expect(content.type).toBe('application/octet-stream');
    await expect(await content.text()).toMatch(/^<svg/);
  },
};

export const RevokesItsUrls: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ canvas, mount }) => {
    const revokeSpy = spyOn(URL, 'revokeObjectURL');
    await mount();
    const { src } = await findPicture(canvas);
    const { href } = canvas.getByRole<HTMLAnchorElement>('link');
    await mount(<p>The picture is closed.</p>);
    await expect(revokeSpy).toHaveBeenCalledWith(src);
    await expect(revokeSpy).toHaveBeenCalledWith(href);
  },
};
