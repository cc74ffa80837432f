import type { Meta, StoryObj } from '@storybook/react-vite';

import { drawQr } from '~/domain/codes/qr';
import { demonstrationOf } from '~/domain/tag/demonstration';

import { SiteLayout } from '../SiteLayout/SiteLayout';
import { TagScreen } from './TagScreen';

const meta = {
  title: 'Screens/Site/Scanned tag',
  component: TagScreen,
  parameters: { layout: 'fullscreen' },
  args: { code: 'A11F0E', scenario: demonstrationOf('pet') },
  decorators: [
    (Story) => (
      <SiteLayout
        current={null}
        siteCode={drawQr('https://tag.example.com/')}
        contact={{ phone: '+971 4 000 0000', email: 'hello@example.com' }}
        socialLinks={[]}
        year={2026}
      >
        <Story />
      </SiteLayout>
    ),
  ],
} satisfies Meta<typeof TagScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pet: Story = {};
export const Car: Story = { args: { code: 'CA7B05', scenario: demonstrationOf('car') } };
export const Award: Story = { args: { code: 'AC01AD', scenario: demonstrationOf('award') } };
export const UnknownCode: Story = { args: { code: '5A3F0C', scenario: null } };
export const OddCode: Story = { args: { code: `<script>alert("🐕")</script>${'W'.repeat(200)}`, scenario: null } };
export const NoCode: Story = { args: { code: '', scenario: null } };
