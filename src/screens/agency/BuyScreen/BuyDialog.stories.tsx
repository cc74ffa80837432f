import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { runEndlessTask } from '~/components/wizard/TaskDialog/task.play';
import type { TaskOptions } from '~/components/wizard/TaskDialog/useTask';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import { sampleAgencyOverview } from '~/domain/dashboard/dashboard.sample';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';
import { createSamplePackageOffers } from '~/domain/tagPackage/packageOffer.sample';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import type { BuyResult } from './BuyDialog';
import { BuyScreen } from './BuyScreen';
import type { BuyScreenProps } from './BuyScreen';

const buyResult: BuyResult = {
  orderId: 'ORD-1006',
  hexacodes: ['7F3A9C21', 'B04D17E8'],
  tagsHref: '/Agencies-AiroTags?printed=no',
};

type OnBuy = NonNullable<BuyScreenProps['onBuy']>;

const meta = {
  title: 'Screens/Agency/Buy/Purchase',
  component: BuyScreen,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    offers: createSamplePackageOffers(),
    tagCounts: sampleAgencyOverview.tags,
    purchases: [],
    buyerName: 'Harbour Tags',
    onBuy: fn<OnBuy>(() => Promise.resolve(buyResult)),
    onPrint: fn(),
  },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-Buy-AiroTag">{Story()}</AgencyStage>],
} satisfies Meta<typeof BuyScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

/** Opens the dialog in which the user buys the package 'Scale'. */
async function openDialog({ canvas, userEvent }: PlayContext) {
  const card = within(canvas.getByRole('listitem', { name: 'Scale' }));
  await expect(card.getByRole('button', { name: 'Buy Now' })).toHaveAccessibleDescription('Scale');
  await userEvent.click(card.getByRole('button', { name: 'Buy Now' }));
  return screen.findByRole('dialog', { name: 'Buy this package?' });
}

async function buyPackage(context: PlayContext, title: string) {
  await openDialog(context);
  await context.userEvent.click(screen.getByRole('button', { name: 'Buy' }));
  return screen.findByRole('dialog', { name: title });
}

export const AsksForConfirmation: Story = {
  parameters: { modes: 'phone' },
  play: async (context) => {
    const dialog = await openDialog(context);
    await expect(dialog).toHaveTextContent(
      'Buy this package?PackageScaleTotal hexacodes300Price55 AEDBuyerHarbour TagsCancelBuy',
    );
    await expect(context.args.onBuy).not.toHaveBeenCalled();
  },
};

export const Buying: Story = {
  args: { onBuy: fn((_offer: PackageOffer, options: TaskOptions) => runEndlessTask(options)) },
  play: async (context) => {
    const dialog = await buyPackage(context, 'Buying the package…');
    await expect(context.args.onBuy).toHaveBeenCalledWith(expect.objectContaining({ id: 'scale' }), expect.anything());
    await expect(within(dialog).getByText('3,200 of 10,000')).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: Buying.args,
  play: async (context) => {
    await buyPackage(context, 'Buying the package…');
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('dialog', { name: 'Nothing was bought' });
    await expect(dialog).toHaveTextContent('You cancelled before the purchase was complete.');
  },
};

export const Bought: Story = {
  parameters: { modes: 'phone' },
  play: async (context) => {
    const dialog = await buyPackage(context, 'Package bought');
    await expect(dialog).toHaveTextContent('Package boughtOrder IDORD-1006AiroTags2CloseShow the tagsPrint them');
    await expect(within(dialog).getByRole('link', { name: 'Show the tags' })).toHaveAttribute(
      'href',
      '/Agencies-AiroTags?printed=no',
    );
    await context.userEvent.click(within(dialog).getByRole('link', { name: 'Print them' }));
    await expect(context.args.onPrint).toHaveBeenCalledWith(['7F3A9C21', 'B04D17E8']);
  },
};

export const BoughtFitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async (context) => {
    await buyPackage(context, 'Package bought');
    await expectNoPageOverflow();
  },
};

export const Failed: Story = {
  args: { onBuy: fn<OnBuy>(() => Promise.reject(new SaveError('This package is no longer sold.'))) },
  play: async (context) => {
    const dialog = await buyPackage(context, 'Nothing was bought');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('This package is no longer sold.');
    await context.userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await expect(context.args.onBuy).toHaveBeenCalledTimes(2);
  },
};
