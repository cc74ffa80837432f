import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { createListStage } from '~/components/data/list.stage';
import { runEndlessTask } from '~/components/wizard/TaskDialog/task.play';
import type { TaskOptions } from '~/components/wizard/TaskDialog/useTask';
import { valuesToOptions } from '~/domain/lists/filterOptions';
import { purchaseRules } from '~/domain/purchase/purchase';
import type { Purchase } from '~/domain/purchase/purchase';
import { makePurchase } from '~/domain/purchase/purchase.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import type { GenerationResult } from './purchaseActions';
import { PurchasesScreen } from './PurchasesScreen';

const generationResult: GenerationResult = { tagCount: 50, tagsHref: '/Admin-AiroTags?search=ORD-1011' };
const onMarkPaid = fn();
const onCancelPurchase = fn();
const onGenerate = fn((_purchase: Purchase, _options: TaskOptions) => Promise.resolve(generationResult));

const PurchasesStage = createListStage(purchaseRules, ({ getFilterValues, ...props }) => (
  <PurchasesScreen
    {...props}
    buyers={valuesToOptions(getFilterValues('buyer'))}
    onMarkPaid={onMarkPaid}
    onCancelPurchase={onCancelPurchase}
    onGenerate={onGenerate}
  />
));

const meta = {
  title: 'Screens/Admin/Package purchases/Actions',
  component: PurchasesStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Package-Purchases">{Story()}</AdminStage>],
  args: {
    createRows: () => [
      makePurchase({ id: '1', orderId: 'ORD-1011', paymentStatus: 'Pending', hexacodesGenerated: false }),
      makePurchase({ id: '2', orderId: 'ORD-1012', paymentStatus: 'Pending', hexacodesGenerated: true }),
      makePurchase({ id: '3', orderId: 'ORD-1013', paymentStatus: 'Completed', hexacodesGenerated: true }),
    ],
    onAdd: fn(),
    onDelete: fn(),
  },
  beforeEach: () => {
    for (const callback of [onMarkPaid, onCancelPurchase, onGenerate]) callback.mockClear();
  },
} satisfies Meta<typeof PurchasesStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

async function openMenu({ canvas, userEvent }: PlayContext, orderId: string) {
  await userEvent.click(canvas.getByRole('button', { name: `More actions for package purchase ${orderId}` }));
  return within(await screen.findByRole('menu'));
}

async function chooseAction(context: PlayContext, orderId: string, actionLabel: string) {
  const menu = await openMenu(context, orderId);
  await context.userEvent.click(menu.getByRole('menuitem', { name: actionLabel }));
  await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
}

export const Menu: Story = {
  tags: ['!behaviour', 'state'],
  play: async (context) => {
    const menu = await openMenu(context, 'ORD-1011');
    const labels = menu.getAllByRole('menuitem').map(({ textContent }) => textContent);
    await expect(labels).toEqual(['Mark as paid', 'Cancel purchase', 'Generate tags']);
  },
};

export const DisablesActionsThatDoNotApply: Story = {
  play: async (context) => {
    const menu = await openMenu(context, 'ORD-1013');
    for (const item of menu.getAllByRole('menuitem')) await expect(item).toHaveAttribute('aria-disabled', 'true');
  },
};

export const MarksAsPaid: Story = {
  play: async (context) => {
    await chooseAction(context, 'ORD-1012', 'Mark as paid');
    await expect(onMarkPaid).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
  },
};

export const AsksBeforeItCancels: Story = {
  play: async (context) => {
    await chooseAction(context, 'ORD-1012', 'Cancel purchase');
    const questionDialog = await screen.findByRole('alertdialog', { name: 'Cancel package purchase ORD-1012?' });
    await expect(questionDialog).toHaveAccessibleDescription('Its tags stay as they are.');
    await expect(onCancelPurchase).not.toHaveBeenCalled();
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel purchase' }));
    await expect(onCancelPurchase).toHaveBeenCalledWith(expect.objectContaining({ id: '2' }));
  },
};

export const GeneratesTags: Story = {
  play: async (context) => {
    onGenerate.mockImplementationOnce((_purchase, options) => runEndlessTask(options));
    await chooseAction(context, 'ORD-1011', 'Generate tags');
    await context.userEvent.click(await screen.findByRole('button', { name: 'Generate' }));
    await screen.findByRole('progressbar', { name: 'Generating the tags…' });
    await context.userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await screen.findByRole('dialog', { name: 'No tags were generated' });
    await context.userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    const dialog = await screen.findByRole('dialog', { name: 'Tags generated' });
    await expect(dialog).toHaveTextContent('Tags generatedOrder IDORD-1011AiroTags50CloseShow the tags');
    await expect(onGenerate).toHaveBeenCalledTimes(2);
  },
};
