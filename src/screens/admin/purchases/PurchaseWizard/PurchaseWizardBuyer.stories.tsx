import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { dialogMeta } from '~/components/wizard/DialogFrame/dialog.stage';
import { chooseOption, getDialogField } from '~/components/wizard/Wizard/wizard.play';

import { PurchaseWizard } from './PurchaseWizard';

const meta = {
  ...dialogMeta,
  title: 'Screens/Admin/Package purchases/Buyer',
  component: PurchaseWizard,
  args: {
    ...dialogMeta.args,
    packages: [{ value: 'starter', label: 'Starter, 100 AiroTags, 30.00 AED' }],
    onAddBuyer: fn(),
  },
} satisfies Meta<typeof PurchaseWizard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LinksToTheListOfBuyers: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await expect(getDialogField('Buyer')).not.toHaveAccessibleDescription();
    await chooseOption(userEvent, 'Buyer content type', 'Individual');
    await expect(getDialogField('Buyer')).toHaveAccessibleDescription(
      'The name of one of your customers. Add a customer',
    );
    await chooseOption(userEvent, 'Buyer content type', 'Business');
    await userEvent.click(screen.getByRole('link', { name: 'Add an agency' }));
    await expect(args.onAddBuyer).toHaveBeenCalledWith('agencies');
  },
};
