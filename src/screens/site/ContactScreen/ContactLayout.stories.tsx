import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { ContactScreen } from './ContactScreen';

const meta = {
  title: 'Screens/Site/Contact/Layout',
  component: ContactScreen,
  parameters: { layout: 'fullscreen' },
  args: { contact: { phone: '+971 4 000 0000', email: 'hello@example.com' } },
  decorators: [(Story) => <SiteStage currentPage="contact">{Story()}</SiteStage>],
  tags: ['behaviour'],
} satisfies Meta<typeof ContactScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EndsBothColumnsAtTheSameHeight: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const formBox = canvas.getByRole('heading', { name: 'Write your message' }).parentElement?.getBoundingClientRect();
    const linkBox = canvas.getByRole('link', { name: 'How we handle your data' }).getBoundingClientRect();
    await expect(Math.abs((formBox?.bottom ?? NaN) - linkBox.bottom)).toBeLessThan(16);
  },
};

export const HasALegibleChatPictureOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const question: Element = canvas.getByText('We moved. Do I need a new tag?');
    if (!(question instanceof SVGTextElement)) throw new TypeError('The question is not part of a picture.');
    const fontSize = Number.parseFloat(getComputedStyle(question).fontSize);
    await expect(fontSize * (question.getScreenCTM()?.a ?? NaN)).toBeGreaterThanOrEqual(12);
  },
};
