import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { createListStage } from '~/components/data/list.stage';
import { utilityRules } from '~/domain/utility/utility';
import { makeUtility } from '~/domain/utility/utility.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { UtilitiesScreen } from './UtilitiesScreen';

const UtilitiesStage = createListStage(utilityRules, UtilitiesScreen);

const meta = {
  title: 'Screens/Admin/Utilities/Details',
  component: UtilitiesStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Utilities">{Story()}</AdminStage>],
  args: { createRows: () => [makeUtility()], openId: 'utility-1', onAdd: fn(), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof UtilitiesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await readDetailFields('Message the owner')).toEqual([
      'Description: Opens a chat with the owner of the tag.',
      'Default redirect URL: chat.example.com/owner',
      'Redirects to a messaging app: Yes',
      'Features: WhatsApp, SMS',
      'Disabled features: Email',
    ]);
  },
};
