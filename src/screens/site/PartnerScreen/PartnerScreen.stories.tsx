import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { PartnerScreen } from './PartnerScreen';

const meta = {
  title: 'Screens/Site/Partner with us',
  component: PartnerScreen,
  parameters: { layout: 'fullscreen' },
  args: { contact: { phone: '+971 4 000 0000', email: 'hello@example.com' } },
  decorators: [(Story) => <SiteStage currentPage="partner">{Story()}</SiteStage>],
} satisfies Meta<typeof PartnerScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getSection = (page: HTMLElement, name: string) => within(within(page).getByRole('region', { name }));

export const Default: Story = {
  parameters: { modes: 'site', acceptance: ['PUB-03', 'PUB-20'] },
  tags: ['state'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Partner with us' })).toHaveAttribute('id', 'partnerwithus');
    const sectorHeadings = getSection(canvasElement, 'Six industries you can serve').getAllByRole('heading', {
      level: 3,
    });
    await expect(sectorHeadings.map((sector) => sector.textContent)).toEqual([
      'Automotive and parking',
      'Pet safety',
      'Workplace recognition',
      'Retail and malls',
      'Hospitality and events',
      'Mall navigation',
    ]);
    await expect(getSection(canvasElement, 'Six industries you can serve').getAllByText('Coming soon')).toHaveLength(3);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const ExplainsHowAPartnershipWorks: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const items = getSection(canvasElement, 'How partnering works').getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      'Step 1 of 3You buy tags from an agencyAgencies print our tags and sell them to partners.',
      'Step 2 of 3You offer them to customersThey put the tags on cars, collars and awards.',
      'Step 3 of 3You earnWe agree your terms and earnings together.',
    ]);
  },
};

export const FitsAPhone: Story = { ...Default, tags: ['behaviour'], globals: { viewport: { value: 'w360' } } };

export const LinksToAvailableProducts: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const links = getSection(canvasElement, 'Six industries you can serve').getAllByRole('link');
    await expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['See Auto', '/AiroTAgAuto'],
      ['See Ally', '/AiroTagAlly'],
      ['See Accolades', '/Accolades'],
    ]);
  },
};

export const AlignsTheSectorsOfARow: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvasElement }) => {
    const sectorsSection = getSection(canvasElement, 'Six industries you can serve');
    for (const row of [sectorsSection.getAllByRole('link'), sectorsSection.getAllByText('Coming soon')]) {
      await expect(row).toHaveLength(3);
      await expect(new Set(row.map((element) => Math.round(element.getBoundingClientRect().top))).size).toBe(1);
    }
  },
};

export const GivesAllSectorsTheSameWidth: Story = {
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const items = getSection(canvasElement, 'Six industries you can serve').getAllByRole('listitem');
    await expect(items).toHaveLength(6);
    await expect(new Set(items.map((item) => Math.round(item.getBoundingClientRect().width))).size).toBe(1);
  },
};

export const LinksToAPartnerEnquiry: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Become a partner' })).toHaveAttribute(
      'href',
      '/Contact?about=partner#enquiry',
    );
    await expect(canvas.getByText('Customers need no app to scan')).toBeVisible();
    const contactSection = getSection(canvasElement, "Let's talk");
    await expect(contactSection.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/Contact?about=partner#enquiry',
    );
    await expect(contactSection.getByRole('link', { name: '+971 4 000 0000' })).toHaveAttribute(
      'href',
      'tel:+97140000000',
    );
    await expect(contactSection.getByRole('link', { name: 'hello@example.com' })).toBeVisible();
  },
};

export const ShowsReadableQrCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole('img', { name: /^Three AiroTag tags, and a phone/ });
    await expect(await readQrCodeText(picture, picture.getBoundingClientRect().width)).toBe('https://tag.example.com/');
  },
};
