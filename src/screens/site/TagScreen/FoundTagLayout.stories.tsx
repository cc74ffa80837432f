import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { demoTagFor } from '~/domain/tag/demoTags';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { FoundTag } from './FoundTag';

const meta = {
  title: 'Screens/Site/Scanned tag/Layout',
  component: FoundTag,
  parameters: { layout: 'fullscreen' },
  args: { code: '5A3F0C', demonstration: demoTagFor('car') },
  decorators: [
    (Story) => (
      <SiteStage current={null} isTagPage>
        {Story()}
      </SiteStage>
    ),
  ],
  globals: { viewport: { value: 'w768' } },
  tags: ['behaviour'],
} satisfies Meta<typeof FoundTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CentresTheCardOnATablet: Story = {
  play: async ({ canvas }) => {
    const above = canvas.getByRole('region', { name: 'Is my car in your way?' }).getBoundingClientRect().top;
    const page = canvas.getByRole('main').getBoundingClientRect();
    const below = page.bottom - canvas.getByRole('link', { name: 'More about Auto' }).getBoundingClientRect().bottom;
    await expect(Math.abs(above - page.top - below)).toBeLessThan(24);
  },
};
