import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { readCode } from '~/components/brand/CodeSprite/readCode.play';
import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { autoCopy } from './copy/auto.copy';
import { ProductScreen } from './ProductScreen';
import { SiteStage } from '../SiteLayout/SiteLayout.stage';

const meta = {
  title: 'Screens/Site/Auto',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  args: { copy: autoCopy, codes: drawDemoCodes('https://tag.example.com') },
  decorators: [(Story) => <SiteStage current="auto">{Story()}</SiteStage>],
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['PUB-03', 'PUB-17'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Blocked in? Scan, and chat.' })).toHaveAttribute(
      'id',
      'AiroTagAuto',
    );
    const titles = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 });
    await expect(titles.map((title) => title.textContent)).toEqual([
      'A way to reach you, and nothing to call',
      'On the windshield in three steps',
      "They reach you. They don't get your number.",
      'Before it goes on the glass',
      'Ready for the windshield',
      'More smart tags for people, pets, vehicles and spaces',
    ]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const Mobile: Story = { ...Default, tags: ['state'], globals: { viewport: { value: 'w360' } } };

export const ListsSetupSteps: Story = {
  parameters: { acceptance: ['PUB-17'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const setup = within(canvas.getByRole('region', { name: 'On the windshield in three steps' }));
    await expect(setup.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Step 1 of 3Stick it cleanStick the tag on a clean windshield, where it can be scanned.',
      'Step 2 of 3Scan to downloadThe first scan takes you to the mobile app.',
      'Step 3 of 3Scan again to activateThe second scan switches the tag on.',
    ]);
  },
};

export const StatesPrivacyFacts: Story = {
  parameters: { acceptance: ['PUB-18'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('The scan reaches you through a chat app. No phone number is exposed.'),
    ).toBeVisible();
    await expect(canvas.getByText(/Contact goes through a messaging app/)).toBeVisible();
    await expect(canvas.getByText('No app and no account for whoever scans')).toBeVisible();
    await expect(
      canvas.getByText('You manage the tag in the mobile app and change its linked data without replacing the tag.'),
    ).toBeVisible();
    await expect(canvas.getByText('More smart tags for people, pets, vehicles and spaces')).toBeVisible();
    const chat = canvas.getByRole('figure', { name: 'An example of a chat after a scan.' });
    await expect(within(chat).getByText('Phone number not shown')).toBeVisible();
  },
};

export const OpensQuestion: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const answer = /The fee is deducted from mobile balance on two UAE carriers/;
    await expect(canvas.getByText(answer)).not.toBeVisible();
    await userEvent.click(canvas.getByText('Can it help me pay for parking?'));
    await expect(canvas.getByText(answer)).toBeVisible();
  },
};

export const LinksToNextSteps: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const next = within(canvas.getByRole('region', { name: 'Ready for the windshield' }));
    await expect(next.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/AiroTagExperience#car',
      '/AiroTagAlly',
      '/Accolades',
    ]);
    await userEvent.click(next.getByRole('button', { name: 'Download app' }));
    await expect(canvas.getByRole('dialog', { name: 'The app is on its way' })).toBeVisible();
  },
};

export const ShowsReadableQrCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const sticker = canvas.getByRole('img', { name: /An Auto tag: a QR code/ });
    await expect(await readCode(sticker, sticker.getBoundingClientRect().width)).toBe(
      'https://tag.example.com/t/5A3F0C',
    );
  },
};

export const PlacesOwnSectionAfterPrivacy: Story = {
  tags: ['behaviour'],
  args: { children: <section aria-label="Parking by SMS">Parking by SMS</section> },
  play: async ({ canvas }) => {
    const own = canvas.getByRole('region', { name: 'Parking by SMS' });
    const privacy = canvas.getByRole('region', { name: "They reach you. They don't get your number." });
    const questions = canvas.getByRole('region', { name: 'Before it goes on the glass' });
    await expect(privacy.compareDocumentPosition(own)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(own.compareDocumentPosition(questions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};
