import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';
import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { autoCopy } from './copy/auto.copy';
import { ProductScreen } from './ProductScreen';
import { SiteStage } from '../SiteLayout/SiteLayout.stage';

const meta = {
  title: 'Screens/Site/Auto',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  args: { copy: autoCopy, codes: drawDemoCodes('https://tag.example.com'), stores: [] },
  decorators: [(Story) => <SiteStage currentPage="auto">{Story()}</SiteStage>],
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'site', acceptance: ['PUB-03', 'PUB-17'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('region', { name: 'Car in\u00a0the\u00a0way? They\u00a0scan. You\u00a0reply.' }),
    ).toHaveAttribute('id', 'AiroTagAuto');
    const sectionHeadings = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 });
    await expect(sectionHeadings.map((title) => title.textContent)).toEqual([
      'A code on\u00a0the\u00a0glass. Not\u00a0your\u00a0number.',
      'On the windshield in three steps',
      'They reach you. You stay private.',
      'A tag for the glass, an app for the rest',
      'Common questions',
      'Put one on your car',
      'More from AiroTag',
    ]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const FitsAPhone: Story = { ...Default, tags: ['behaviour'], globals: { viewport: { value: 'w360' } } };

export const ListsSetupSteps: Story = {
  parameters: { acceptance: ['PUB-17'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const setupSection = within(canvas.getByRole('region', { name: 'On the windshield in three steps' }));
    await expect(setupSection.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Step 1 of 3Stick it cleanWipe the glass, then press the tag where people can scan it.',
      "Step 2 of 3Scan to downloadYour first scan opens the app's download page.",
      "Step 3 of 3Scan again to activateScan once more and it's live.",
    ]);
  },
};

export const ShowsThePrivacyFacts: Story = {
  parameters: { acceptance: ['PUB-18'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No phone number exposed')).toBeVisible();
    await expect(canvas.getByText('No app and no account needed to scan')).toBeVisible();
    await expect(canvas.getByText('Anyone who scans it can message you.')).toBeVisible();
    await expect(canvas.getByText(/People write to you in a messaging app/)).toBeVisible();
    await expect(canvas.getByText('Details changed? Edit them in the mobile app.')).toBeVisible();
    await expect(canvas.getByText('Smart tags for people, pets, vehicles and spaces.')).toBeVisible();
    const chatFigure = canvas.getByRole('figure', { name: 'An example of a chat after a scan.' });
    await expect(within(chatFigure).getByText('Phone number not shown')).toBeVisible();
  },
};

export const LinksToNextSteps: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const nextSection = within(canvas.getByRole('region', { name: 'Put one on your car' }));
    await expect(nextSection.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/Contact?about=auto#enquiry',
      '/AiroTagExperience#car',
      '/AiroTagAlly',
      '/Accolades',
    ]);
  },
};

export const ShowsReadableQrCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const stickerImage = canvas.getByRole('img', { name: /An Auto tag: a QR code/ });
    await expect(await readQrCodeText(stickerImage, stickerImage.getBoundingClientRect().width)).toBe(
      'https://tag.example.com/t/5A3F0C',
    );
  },
};
