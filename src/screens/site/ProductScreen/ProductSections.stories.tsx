import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { accoladesCopy } from './copy/accolades.copy';
import { allyCopy } from './copy/ally.copy';
import { autoCopy } from './copy/auto.copy';
import { ProductScreen } from './ProductScreen';
import { SiteStage } from '../SiteLayout/SiteLayout.stage';

const meta = {
  title: 'Screens/Site/Product sections',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  args: { copy: autoCopy, codes: drawDemoCodes('https://tag.example.com'), stores: [] },
  decorators: [(Story) => <SiteStage currentPage="auto">{Story()}</SiteStage>],
  tags: ['behaviour'],
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AnswersQuestions: Story = {
  play: async ({ canvas }) => {
    const questionsSection = within(canvas.getByRole('region', { name: 'Common questions' }));
    await expect(questionsSection.getAllByRole('term').map((question) => question.textContent)).toContain(
      'Can AiroTag help me pay for parking?',
    );
    await expect(questionsSection.getByText(/^Yes\. The form on this page writes the parking SMS\./)).toBeVisible();
  },
};

export const LinksToTheContactForm: Story = {
  play: async ({ canvas }) => {
    const whatYouGetSection = within(canvas.getByRole('region', { name: 'A tag for the glass, an app for the rest' }));
    await expect(whatYouGetSection.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'A windshield tag with a QR code and NFC',
      'Its own ID, printed under the QR code',
      'The mobile app to set up and manage the tag',
      'Parking messages, written for you',
    ]);
    for (const link of canvas.getAllByRole('link', { name: 'Ask for a tag' }))
      await expect(link).toHaveAttribute('href', '/Contact?about=auto#enquiry');
    await expect(canvas.getAllByRole('link', { name: 'Ask for a tag' })).toHaveLength(3);
  },
};

export const PlacesOwnSectionAfterPrivacy: Story = {
  args: { children: <section aria-label="Parking by SMS">Parking by SMS</section> },
  play: async ({ canvas }) => {
    const parkingSection = canvas.getByRole('region', { name: 'Parking by SMS' });
    const privacySection = canvas.getByRole('region', { name: 'They reach you. You stay private.' });
    const questionsSection = canvas.getByRole('region', { name: 'Common questions' });
    await expect(privacySection.compareDocumentPosition(parkingSection)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(parkingSection.compareDocumentPosition(questionsSection)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

export const ListsWhatYouGetOnAPhone: Story = {
  args: { copy: accoladesCopy },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const whatYouGetSection = within(canvas.getByRole('region', { name: 'One bundle for the whole celebration' }));
    await expect(whatYouGetSection.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Awards, each with its own tag',
      'A wall of excellence display',
      'A branded selfie frame',
      'A secure digital vault for company documents',
    ]);
  },
};

/** Scrolls to a studio picture, so that it loads. Returns its URL, its height in px, and the height of its frame. */
async function loadPicture(canvas: Parameters<NonNullable<Story['play']>>[0]['canvas'], name: string) {
  const picture = canvas.getByRole<HTMLImageElement>('img', { name });
  picture.scrollIntoView();
  await waitFor(() => expect(picture.naturalWidth).toBe(960));
  const [height, frameHeight] = [picture, picture.parentElement].map((box) => box?.getBoundingClientRect().height);
  return { file: picture.currentSrc, height, frameHeight };
}

export const ShowsWindshieldTag: Story = {
  play: async ({ canvas }) => {
    const picture = await loadPicture(canvas, 'An Auto tag on a windshield: a QR code, and under it the ID 5A3F0C');
    await expect(picture.file).toContain('auto-desktop');
    await expect(picture.height).toBe(picture.frameHeight);
  },
};

export const ShowsCollarTag: Story = {
  args: { copy: allyCopy },
  play: async ({ canvas }) => {
    const picture = await loadPicture(canvas, 'An Ally tag on a coral strap: a QR code, and under it the ID 7C41E9');
    await expect(picture.file).toContain('ally-desktop');
  },
};

export const ShowsAward: Story = {
  args: { copy: accoladesCopy },
  play: async ({ canvas }) => {
    const name = "A clear award on a dark base: a QR code, 'Employee of the year' and the ID A90B13";
    await expect((await loadPicture(canvas, name)).file).toContain('accolades-desktop');
  },
};
