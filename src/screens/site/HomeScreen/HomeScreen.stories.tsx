import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { expectNoPageOverflow, largeText } from '~/components/a11y/reflow.play';
import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';

import { SiteStage } from '../SiteLayout/SiteLayout.stage';
import { HomeScreen } from './HomeScreen';

const meta = {
  title: 'Screens/Site/Home',
  component: HomeScreen,
  parameters: { layout: 'fullscreen' },
  args: { stores: [] },
  decorators: [(Story) => <SiteStage currentPage="home">{Story()}</SiteStage>],
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const getSection = (page: HTMLElement, name: string) => within(within(page).getByRole('region', { name }));

export const Default: Story = {
  parameters: { modes: 'site', acceptance: ['PUB-14'] },
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'One tag. Two sides.',
      'Find the tag that fits',
      'Built for the moment someone scans',
      'Your tags, in your pocket',
      'Four steps to the first scan',
      'Bring AiroTag to your industry',
      'Quick links',
      'Products',
      'Contact',
    ]);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** The snapshot uses forced colours. To see them in Storybook, turn on high contrast in your system. */
export const ForcedColours: Story = { tags: ['state'], parameters: { forcedColours: true } };

export const FitsAPhone: Story = { ...Default, tags: ['behaviour'], globals: { viewport: { value: 'w360' } } };

export const FitsLargeText: Story = { tags: ['behaviour'], globals: largeText, play: () => expectNoPageOverflow() };

export const HasAnchors: Story = {
  parameters: { acceptance: ['PUB-02'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const ids = canvas.getAllByRole('region').map((region) => region.id);
    await expect(ids).toEqual(['home', 'poster-section', 'product', 'about', '', 'How', '']);
  },
};

export const ScrollsToTheProducts: Story = {
  parameters: { acceptance: ['PUB-13'] },
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const productsSection = canvas.getByRole('region', { name: 'Find the tag that fits' });
    await expect(productsSection.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    await userEvent.click(canvas.getByRole('link', { name: 'Explore Products' }));
    await waitFor(() => expect(productsSection.getBoundingClientRect().top).toBeLessThan(window.innerHeight / 2));
  },
};

export const ShowsReadableQrCode: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const tag = canvas.getByRole('img', { name: /An AiroTag tag on a strap/ });
    await expect(await readQrCodeText(tag, tag.getBoundingClientRect().width)).toBe('https://tag.example.com/');
  },
};

export const ListsFourSteps: Story = {
  parameters: { acceptance: ['PUB-16'] },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const stepHeadings = getSection(canvasElement, 'Four steps to the first scan').getAllByRole('heading', {
      level: 3,
    });
    await expect(stepHeadings.map((step) => step.textContent)).toEqual([
      'Get the tag',
      'Customise with the app',
      'Attach and deploy',
      'Scan and connect',
    ]);
  },
};

export const ShowsThePrivacyFacts: Story = {
  parameters: { acceptance: ['PUB-18'] },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No phone number exposed')).toBeVisible();
    await expect(canvas.getByText('No app and no account needed to scan')).toBeVisible();
    await expect(canvas.getByText(/^People write to you in a messaging app\./)).toBeVisible();
    await expect(canvas.getByText('New address, new vet, new car? Edit the details. Keep the tag.')).toBeVisible();
    await expect(canvas.getByText(/Smart QR and NFC tags for people, pets, vehicles and spaces/)).toBeVisible();
    await expect(canvas.getByText(/You manage your tags in the mobile app/)).toBeVisible();
  },
};

export const LinksToPartnership: Story = {
  parameters: { acceptance: ['PUB-14'] },
  tags: ['behaviour'],
  play: async ({ canvasElement }) => {
    const partnersSection = getSection(canvasElement, 'Bring AiroTag to your industry');
    await expect(partnersSection.getByRole('link', { name: 'Partner with us' })).toHaveAttribute(
      'href',
      '/PartnerWithUs',
    );
  },
};
