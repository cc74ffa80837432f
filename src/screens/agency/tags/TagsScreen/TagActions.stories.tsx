import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { SaveError } from '~/components/wizard/Wizard/SaveError';
import { getDialogButton, getDialogCombobox } from '~/components/wizard/Wizard/wizard.play';
import { makeAgencyTag, makeUnassignedTag } from '~/domain/tag/agencyTag.sample';

import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

const customers = [
  { id: 'customer-1', name: 'Omar K.', email: 'omar@example.com' },
  { id: 'customer-2', name: 'Sam', email: 'sam@example.com' },
];
const onAssign = fn(() => Promise.resolve());

const meta = {
  title: 'Screens/Agency/Tags/Assign',
  component: TagsStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    createTags: () => [
      makeAgencyTag({ id: '1', hexacode: 'AAAA0001' }),
      makeUnassignedTag({ id: '2', hexacode: 'AAAA0002' }),
    ],
    ...tagsArgs,
    assignOptions: { customers, onAssign },
  },
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
  beforeEach: () => {
    onAssign.mockClear();
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Parameters<NonNullable<Story['play']>>[0];

const bothTags = [expect.objectContaining({ id: '1' }), expect.objectContaining({ id: '2' })];

/** Selects both tags, and opens the dialog that assigns them. */
async function openDialog({ canvas, userEvent }: PlayContext) {
  await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 2' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
  await screen.findByRole('dialog', { name: 'Assign 2 AiroTags' });
  await waitFor(() => expect(getDialogCombobox('Customer or email address')).toHaveFocus());
}

export const AssignDialog: Story = {
  tags: ['!behaviour', 'state'],
  play: async (context) => {
    await openDialog(context);
    await expect(screen.getByText('1 AiroTag is already assigned. It will be reassigned.')).toBeVisible();
  },
};

export const AssignsToACustomer: Story = {
  play: async (context) => {
    await openDialog(context);
    await context.userEvent.keyboard('oma');
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual(['Omar K.omar@example.com']);
    await context.userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(getDialogCombobox('Customer or email address')).toHaveValue('Omar K.');
    await context.userEvent.click(getDialogButton('Assign'));
    await expect(onAssign).toHaveBeenCalledWith(bothTags, { customerId: 'customer-1' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(context.canvas.getByRole('button', { name: 'Assign' })).toHaveFocus();
  },
};

export const AssignsToAnEmailAddress: Story = {
  play: async (context) => {
    const { step, userEvent } = context;
    await openDialog(context);
    await step('rejects a text that is no email address', async () => {
      await userEvent.keyboard('owner{Enter}');
      const field = getDialogCombobox('Customer or email address');
      await expect(field).toHaveAccessibleDescription('Choose a customer or enter an email address.');
      await expect(field).toHaveFocus();
      await expect(onAssign).not.toHaveBeenCalled();
    });
    await userEvent.keyboard('@example.com{Enter}');
    await expect(onAssign).toHaveBeenCalledWith(bothTags, { email: 'owner@example.com' });
  },
};

export const ShowsASaveError: Story = {
  tags: ['!behaviour', 'state'],
  args: {
    assignOptions: {
      customers,
      onAssign: () => Promise.reject(new SaveError('These tags were changed in another tab.')),
    },
  },
  play: async (context) => {
    await openDialog(context);
    await context.userEvent.keyboard('owner@example.com{Enter}');
    await expect(await screen.findByText('These tags were changed in another tab.')).toBeVisible();
    await expect(getDialogCombobox('Customer or email address')).toHaveValue('owner@example.com');
  },
};
