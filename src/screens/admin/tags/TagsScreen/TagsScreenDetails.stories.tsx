import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { findDetails } from '~/components/data/list.play';
import { listStage } from '~/components/data/list.stage';
import { generatedTagRules } from '~/domain/tag/generatedTag';
import { makeGeneratedTag } from '~/domain/tag/generatedTag.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { TagsScreen } from './TagsScreen';

const TagsStage = listStage(generatedTagRules, TagsScreen);

const meta = {
  title: 'Screens/Admin/Generated tags/Details',
  component: TagsStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-AiroTags">{Story()}</AdminStage>],
  args: {
    rows: () => [makeGeneratedTag({ qrCodeUrl: 'https://tag.example.com/t/7F3A9C21' })],
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
    await expect(await findDetails('7F3A9C21')).toEqual([
      'Hexacode: 7F3A9C21',
      'Serial number: SN-000001',
      'Owner: Agency: Harbour Tags',
      'Partner: Mira A.',
      'Is assigned: Yes',
      'Is printed: Yes',
      'Created at: 09-06-2026',
      'Package purchase: ORD-1003',
      'QR code file: –None',
      'QR code URL: https://tag.example.com/t/7F3A9C21',
      'Barcode image: –None',
      'Default redirect URL: –None',
    ]);
  },
};
