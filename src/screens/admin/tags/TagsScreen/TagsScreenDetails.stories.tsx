import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { storyFiles, withStoredFiles } from '~/components/files/storedFiles.stage';
import { createListStage } from '~/components/data/list.stage';
import { generatedTagRules } from '~/domain/tag/generatedTag';
import { makeGeneratedTag } from '~/domain/tag/generatedTag.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { TagsScreen } from './TagsScreen';

const TagsStage = createListStage(generatedTagRules, TagsScreen);

const meta = {
  title: 'Screens/Admin/Generated tags/Details',
  component: TagsStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-AiroTags">{Story()}</AdminStage>],
  args: {
    createRows: () => [makeGeneratedTag({ qrCodeUrl: 'https://tag.example.com/t/7F3A9C21' })],
    openId: 'tag-1',
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await readDetailFields('7F3A9C21')).toEqual([
      'Hexacode: 7F3A9C21',
      'Serial number: SN-000101',
      'Owner: Individual: Omar K.',
      'Partner: Mira A.',
      'Is assigned: Yes',
      'Is printed: Yes',
      'Created at: 20-05-2026',
      'Package purchase: ORD-1003',
      'QR code file: –None',
      'QR code URL: tag.example.com/t/7F3A9C21',
      'Barcode image: –None',
      'Default redirect URL: –None',
    ]);
  },
};

export const WithPictures: Story = {
  args: {
    createRows: () => [makeGeneratedTag({ qrCodeFile: storyFiles.qr, barcodeImage: storyFiles.missing })],
  },
  decorators: [withStoredFiles],
  parameters: { modes: 'phone', acceptance: ['SET-01'] },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: '7F3A9C21' }));
    await panel.findByRole('link', { name: 'Download qr.svg' });
    await panel.findByText(/^This picture is missing or damaged\./);
    const picture = panel.getByRole<HTMLImageElement>('presentation');
    await waitFor(() => expect(picture.naturalWidth).toBeGreaterThan(0));
    await expect(await readDetailFields('7F3A9C21')).toContain('QR code file: qr.svgDownload');
  },
};

export const WithPicturesFitsAPhone: Story = {
  ...WithPictures,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
};
