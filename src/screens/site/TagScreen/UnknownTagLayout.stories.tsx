import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { UnknownTag } from './UnknownTag';

const meta = {
  title: 'Screens/Site/Scanned tag/Unknown/Layout',
  component: UnknownTag,
  parameters: { layout: 'fullscreen' },
  args: { code: '5A3F0D', onOpenTag: fn() },
  decorators: [
    (Story) => (
      <SiteStage current={null} isTagPage>
        {Story()}
      </SiteStage>
    ),
  ],
  globals: { viewport: { value: 'w768' } },
  tags: ['behaviour'],
} satisfies Meta<typeof UnknownTag>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CentresItsContentOnATablet: Story = {
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
