import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';
import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { allyCopy } from './copy/ally.copy';
import { ProductScreen } from './ProductScreen';
import { SiteStage } from '../SiteLayout/SiteLayout.stage';

const meta = {
  title: 'Screens/Site/Ally',
  component: ProductScreen,
  parameters: { layout: 'fullscreen' },
  args: { copy: allyCopy, codes: drawDemoCodes('https://tag.example.com'), stores: [] },
  decorators: [(Story) => <SiteStage currentPage="ally">{Story()}</SiteStage>],
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'site', acceptance: ['PUB-03'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Lost? Scan\u00a0my\u00a0tag.' })).toHaveAttribute(
      'id',
      'AiroTagAlly',
    );
    await expect(canvas.getByRole('link', { name: 'How to set it up' })).toHaveAttribute('href', '#setup');
    await expect(canvas.getByRole('region', { name: 'From the box to the collar' })).toHaveAttribute('id', 'setup');
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const FitsAPhone: Story = { ...Default, tags: ['behaviour'], globals: { viewport: { value: 'w360' } } };

export const ListsDetailsOfTheTag: Story = {
  parameters: { acceptance: ['PUB-17'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const tagFigure = canvas.getByRole('figure', {
      name: "Biscuit's tag is an example. You add your own pet's details in the app.",
    });
    await expect(
      within(tagFigure)
        .getAllByRole('term')
        .map((term) => term.textContent),
    ).toEqual([
      'Medical and allergy details',
      'Behaviour',
      'Breed',
      'Microchip information',
      'Last scanned location',
      'Owner contact',
    ]);
    await expect(canvas.getByRole('heading', { name: 'Battery-free' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Keeps working above 45\u00a0°C' })).toBeVisible();
  },
};

export const ShowsReadableQrCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tag ID 7C41E9')).toBeVisible();
    const codeImage = canvas.getByRole('img', { name: 'The QR code of this tag. It is real and opens a sample tag.' });
    await expect(await readQrCodeText(codeImage, 96)).toBe('https://tag.example.com/t/7C41E9');
  },
};

export const ShowsThePrivacyFacts: Story = {
  parameters: { acceptance: ['PUB-18'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No phone number exposed')).toBeVisible();
    await expect(canvas.getByText('No app and no account needed to scan')).toBeVisible();
    await expect(canvas.getByText(/The finder writes to you in a messaging app/)).toBeVisible();
    await expect(
      canvas.getByText('No. You edit the details in the mobile app. The tag stays on the collar.'),
    ).toBeVisible();
    await expect(canvas.getByText('Smart tags for people, pets, vehicles and spaces.')).toBeVisible();
    const chatFigure = canvas.getByRole('figure', { name: 'An example of a chat after a scan.' });
    await expect(chatFigure).toHaveTextContent('Phone number not shown');
    const messages = within(chatFigure).getAllByRole('listitem');
    await expect(messages.map((message) => message.textContent)).toEqual([
      "FinderI found Biscuit by the marina. I saw the allergy note, so I've only given him water.",
      "YouThank you so much! I'm ten minutes away.",
      "FinderI'll wait at the gate.",
    ]);
  },
};

export const LinksToNextSteps: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const nextSection = within(canvas.getByRole('region', { name: 'Put one on the collar' }));
    await expect(nextSection.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/Contact?about=ally#enquiry',
      '/AiroTagExperience#pet',
      '/AiroTAgAuto',
      '/Accolades',
    ]);
  },
};

export const LinksToTheContactForm: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link', { name: 'Ask for a tag' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/Contact?about=ally#enquiry',
      '/Contact?about=ally#enquiry',
      '/Contact?about=ally#enquiry',
    ]);
  },
};
