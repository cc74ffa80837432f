import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { makeAgencyTag, makeUnassignedTag } from '~/domain/tag/agencyTag.sample';

import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

const meta = {
  title: 'Screens/Agency/Tags/Details',
  component: TagsStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: { createTags: () => [makeAgencyTag(), makeUnassignedTag()], openId: 'agency-tag-1', onEdit: fn(), ...tagsArgs },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'phone' },
  play: async () => {
    await expect(await readDetailFields('7F3A9C21')).toEqual([
      'Hexacode: 7F3A9C21',
      'Utility: Enabled',
      'Status: Activated',
      'Is assigned: Yes',
      'Customization completed: Yes',
      'Assigner: Partner: Mira A.',
      'Assigned at: 13-06-2026',
      'Activated at: 13-06-2026',
      'Assigned to: omar@example.com',
    ]);
  },
};

export const UnassignedTag: Story = {
  args: { openId: 'agency-tag-3' },
  play: async () => {
    await expect((await readDetailFields('B04D17E8')).slice(5)).toEqual([
      'Assigner: –None',
      'Assigned at: –None',
      'Activated at: –None',
      'Assigned to: –None',
    ]);
  },
};

export const PrintsTheTagAndShowsItsCode: Story = {
  tags: ['!state', 'behaviour'],
  play: async ({ args, userEvent }) => {
    const panel = within(await screen.findByRole('dialog', { name: '7F3A9C21' }));
    await userEvent.click(panel.getByRole('button', { name: 'Print' }));
    await expect(args.onPrint).toHaveBeenCalledWith([expect.objectContaining({ hexacode: '7F3A9C21' })]);
    await userEvent.click(panel.getByRole('button', { name: 'QR code of 7F3A9C21' }));
    await screen.findByRole('img', { name: 'QR code for https://tag.example.com/t/7F3A9C21' });
    await userEvent.click(screen.getByRole('button', { name: 'Download' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
  },
};
