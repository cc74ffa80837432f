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

/** The questions are not stretched to the height of the form next to them. */
export const GivesEachQuestionItsNaturalHeight: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const [firstQuestion, secondQuestion] = canvas.getAllByRole('term').map((term) => term.getBoundingClientRect());
    const [firstAnswer] = canvas.getAllByRole('definition').map((answer) => answer.getBoundingClientRect());
    await expect(Math.round((secondQuestion?.top ?? NaN) - (firstAnswer?.bottom ?? NaN))).toBe(49);
    await expect(firstQuestion?.left).toBe(secondQuestion?.left);
  },
};

/** The picture is a low band, so that the form starts in the first window. */
export const ShowsAPictureAndTheFormOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We moved. Do I need a new tag?')).toBeVisible();
    await expect(canvas.getByLabelText('Full Name').getBoundingClientRect().bottom).toBeLessThan(640);
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
