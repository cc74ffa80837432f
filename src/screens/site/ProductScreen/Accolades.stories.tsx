import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';
import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { accoladesCopy } from './copy/accolades.copy';
import { ProductScreen } from './ProductScreen';
import { SiteStage } from '../SiteLayout/SiteLayout.stage';

const meta = {
  title: 'Screens/Site/Accolades',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  args: { copy: accoladesCopy, codes: drawDemoCodes('https://tag.example.com'), stores: [] },
  decorators: [(Story) => <SiteStage currentPage="accolades">{Story()}</SiteStage>],
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'site', acceptance: ['PUB-03'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Awards that tell their story' })).toHaveAttribute(
      'id',
      'Accolades',
    );
    await expect(canvas.getByRole('link', { name: 'Try a scan' })).toHaveAttribute('href', '/AiroTagExperience#award');
    await expect(canvas.getByRole('region', { name: 'From the bundle to the first scan' })).toHaveAttribute(
      'id',
      'setup',
    );
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const FitsAPhone: Story = { ...Default, tags: ['behaviour'], globals: { viewport: { value: 'w360' } } };

export const ListsItemsOfTheBundle: Story = {
  parameters: { acceptance: ['PUB-17'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const bundleSection = within(canvas.getByRole('region', { name: "Three ways to say 'well done'" }));
    await expect(bundleSection.getAllByRole('heading', { level: 3 }).map((item) => item.textContent)).toEqual([
      'Awards',
      'Wall of excellence display',
      'Branded selfie frame',
    ]);
    await expect(bundleSection.getAllByText(/^Tag ID A90B1\d$/)).toHaveLength(3);
    await expect(canvas.getByText('One scan shows the photos, videos and messages behind an award.')).toBeVisible();
  },
};

export const ShowsReadableQrCodes: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const bundleSection = within(canvas.getByRole('region', { name: "Three ways to say 'well done'" }));
    const itemPictures = bundleSection.getAllByRole('img');
    await expect(await Promise.all(itemPictures.map((picture) => readQrCodeText(picture, 480)))).toEqual([
      'https://tag.example.com/t/A90B13',
      'https://tag.example.com/t/A90B14',
      'https://tag.example.com/t/A90B15',
    ]);
  },
};

export const ShowsThePrivacyFacts: Story = {
  parameters: { acceptance: ['PUB-17', 'PUB-18'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Company documents stay locked away')).toBeVisible();
    await expect(canvas.getByText('No app and no account needed to scan')).toBeVisible();
    await expect(canvas.getByText('Yes. They scan a tag and write to you in a messaging app.')).toBeVisible();
    await expect(canvas.getByText('Yes, in the mobile app. The tag stays the same.')).toBeVisible();
    await expect(canvas.getByText('Smart tags for people, pets, vehicles and spaces.')).toBeVisible();
    const vaultFigure = canvas.getByRole('figure', { name: 'What a scan opens, and what stays locked.' });
    await expect(within(vaultFigure).getByText('Secure digital vault')).toBeVisible();
    await expect(within(vaultFigure).getByText('Company documents')).toBeVisible();
  },
};

export const SaysHowToStartBeforeTheAppIsOut: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const setupSection = within(canvas.getByRole('region', { name: 'From the bundle to the first scan' }));
    await expect(setupSection.getByText(/^The app isn't out yet\..* and set up your bundle later\.$/)).toBeVisible();
    const link = setupSection.getByRole('link', { name: 'Talk to us now' });
    await expect(link).toHaveAttribute('href', '/Contact?about=accolades#enquiry');
  },
};

export const LinksToNextSteps: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const nextSection = within(canvas.getByRole('region', { name: 'Bring it to your company' }));
    await expect(nextSection.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/Contact?about=accolades#enquiry',
      '/PartnerWithUs',
      '/AiroTAgAuto',
      '/AiroTagAlly',
    ]);
  },
};

export const LinksToTheContactForm: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Talk to us' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Contact?about=accolades#enquiry',
      '/Contact?about=accolades#enquiry',
      '/Contact?about=accolades#enquiry',
    ]);
  },
};
