import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { expectNoPageOverflow, withTextSize } from '~/components/a11y/reflow.play';
import { isPurchaseActivity } from '~/domain/activity/activity';
import { createSampleActivities } from '~/domain/activity/activity.sample';
import { sampleAgencyOverview } from '~/domain/dashboard/dashboard.sample';
import { createSamplePackageOffers } from '~/domain/tagPackage/packageOffer.sample';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import { BuyScreen } from './BuyScreen';

const meta = {
  title: 'Screens/Agency/Buy',
  component: BuyScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    offers: createSamplePackageOffers(),
    tagCounts: sampleAgencyOverview.tags,
    purchases: createSampleActivities(new Date('2026-06-15T09:00:00')).filter(isPurchaseActivity),
  },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-Buy-AiroTag">{Story()}</AgencyStage>],
} satisfies Meta<typeof BuyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const getCards = (canvas: Canvas) => within(canvas.getByRole('list', { name: 'Packages' })).getAllByRole('listitem');

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['AGY-10', 'CON-05'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Packages' })).toBeVisible();
    await expect(getCards(canvas).map(({ textContent }) => textContent)).toEqual([
      'StarterTotal hexacodes100 hexacodesPrice30 AED0.30 AED eachBuy NowNot available yet',
      'GrowthTotal hexacodes200 hexacodesPrice50 AED0.25 AED eachSave 16%Buy NowNot available yet',
      'ScaleBest valueTotal hexacodes300 hexacodesPrice55 AEDabout 0.18 AED eachSave 38%Buy NowNot available yet',
    ]);
    const growthButton = within(canvas.getByRole('listitem', { name: 'Growth' })).getByRole('button', {
      name: 'Buy Now',
    });
    await expect(growthButton).toHaveAccessibleDescription('Growth Not available yet');
    // No button is highlighted for the best offer, since without `onBuy` no button has an action.
    const buttonStyles = canvas.getAllByRole('button', { name: 'Buy Now' }).map((button) => getComputedStyle(button));
    await expect(new Set(buttonStyles.map(({ backgroundColor }) => backgroundColor)).size).toBe(1);
    const cards = [canvas.getByRole('region', { name: 'Your AiroTags' }), getCards(canvas)[1]];
    await expect(new Set(cards.map((card) => card?.getBoundingClientRect().right)).size).toBe(1);
    const ownedTagsCard = within(canvas.getByRole('region', { name: 'Your AiroTags' }));
    await expect(ownedTagsCard.getByText(/total/)).toHaveTextContent('150 total');
    await expect(ownedTagsCard.getByRole('link')).toHaveTextContent('35 unassigned AiroTags');
    await expect(ownedTagsCard.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'PackagePackage bought: Sample Pack, 50 AiroTags20-05-2026',
      'PackagePackage bought: Sample Pack, 50 AiroTags18-05-2026',
      'PackagePackage bought: Sample Pack, 50 AiroTags16-05-2026',
    ]);
  },
};

export const BeforeTheFirstPurchase: Story = {
  tags: ['behaviour'],
  args: { tagCounts: { assignedByAgency: 0, assignedByPartner: 0, unassigned: 0 }, purchases: [] },
  play: async ({ canvas }) => {
    const ownedTagsCard = within(canvas.getByRole('region', { name: 'Your AiroTags' }));
    await expect(ownedTagsCard.getByText(/total/)).toHaveTextContent('0 total');
    await expect(ownedTagsCard.queryByRole('link')).not.toBeInTheDocument();
    await expect(ownedTagsCard.queryByRole('list')).not.toBeInTheDocument();
    await expect(ownedTagsCard.getByText('No purchases yet.')).toBeVisible();
  },
};

export const WithoutPackages: Story = {
  tags: ['state'],
  args: { offers: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No packages found.')).toBeVisible();
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const [firstBox, secondBox] = getCards(canvas).map((card) => card.getBoundingClientRect());
    await expect(firstBox?.left).toBe(secondBox?.left);
    for (const row of within(canvas.getByRole('list', { name: 'Your purchases' })).getAllByRole('listitem')) {
      await expect(row.getBoundingClientRect().height).toBeLessThan(64);
    }
    await expectNoPageOverflow();
  },
};

export const NarrowWithTextAt200Percent: Story = {
  tags: ['state'],
  args: { offers: [{ id: 'x', name: 'Enterprise'.repeat(6), totalHexacodes: 100_000, price: 12_500.5 }] },
  parameters: {
    viewport: { options: { w320: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' } } },
  },
  globals: { viewport: { value: 'w320' } },
  beforeEach: withTextSize(200),
  play: async ({ canvas }) => {
    await expect(innerWidth).toBe(320);
    await expect(canvas.getByText(/12,500\.50/)).toBeVisible();
    await expectNoPageOverflow();
  },
};

export const HighlightsTheBestOffer: Story = {
  tags: ['behaviour'],
  args: { onBuy: fn() },
  play: async ({ canvas }) => {
    const readColour = (name: string) => {
      const button = within(canvas.getByRole('listitem', { name })).getByRole('button', { name: 'Buy Now' });
      return getComputedStyle(button).backgroundColor;
    };
    await expect(readColour('Scale')).not.toBe(readColour('Growth'));
    await expect(readColour('Starter')).toBe(readColour('Growth'));
  },
};
