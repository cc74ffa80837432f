import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { demoTagFor } from '~/domain/tag/demoTags';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { TagScreen } from './TagScreen';

const meta = {
  title: 'Screens/Site/Scanned tag/Layout',
  component: TagScreen,
  parameters: { layout: 'fullscreen' },
  args: { code: '5A3F0D', demonstration: null, onOpenTag: fn() },
  decorators: [
    (Story) => (
      <SiteStage current={null} isTagPage>
        {Story()}
      </SiteStage>
    ),
  ],
  globals: { viewport: { value: 'w768' } },
  tags: ['behaviour'],
} satisfies Meta<typeof TagScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CentresTheCardOnATablet: Story = {
  args: { demonstration: demoTagFor('car') },
  play: async ({ canvas }) => {
    const above = canvas.getByRole('region', { name: 'Is my car in your way?' }).getBoundingClientRect().top;
    const page = canvas.getByRole('main').getBoundingClientRect();
    const below = page.bottom - canvas.getByRole('link', { name: 'More about Auto' }).getBoundingClientRect().bottom;
    await expect(Math.abs(above - page.top - below)).toBeLessThan(24);
  },
};

export const CentresAnUnknownTagOnATablet: Story = {
  play: async ({ canvas }) => {
    const { top, bottom } = canvas.getByRole('region', { name: "We don't know this tag" }).getBoundingClientRect();
    const first = canvas.getByText('Tag not found').getBoundingClientRect();
    const last = canvas.getByRole('link', { name: 'What is AiroTag?' }).getBoundingClientRect();
    await expect(Math.abs(first.top - top - (bottom - last.bottom))).toBeLessThan(60);
  },
};

export const CodeFieldIsWideEnoughOnATablet: Story = {
  play: async ({ canvas }) => {
    const codeField = canvas.getByRole('textbox', { name: 'Type the code on the tag' });
    await expect(codeField.getBoundingClientRect().width).toBeGreaterThan(240);
  },
};
