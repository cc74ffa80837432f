import type { Meta, StoryObj } from '@storybook/react-vite';

import { drawQr } from '~/domain/codes/qr';

import { SiteLayout } from '../SiteLayout/SiteLayout';
import { ExperienceScreen } from './ExperienceScreen';

const meta = {
  title: 'Screens/Site/Experience',
  component: ExperienceScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    codes: {
      pet: drawQr('https://tag.example.com/t/A11F0E'),
      car: drawQr('https://tag.example.com/t/CA7B05'),
      award: drawQr('https://tag.example.com/t/AC01AD'),
    },
  },
  decorators: [
    (Story) => (
      <SiteLayout
        current="experience"
        siteCode={drawQr('https://tag.example.com/')}
        contact={{ phone: '+971 4 000 0000', email: 'hello@example.com' }}
        socialLinks={[]}
        year={2026}
      >
        <Story />
      </SiteLayout>
    ),
  ],
} satisfies Meta<typeof ExperienceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
