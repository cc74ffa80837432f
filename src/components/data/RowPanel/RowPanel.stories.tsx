import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';

import { ListWithPanel } from '../DetailPanel/ListWithPanel.stage';
import { readDetailFields, readRowNames } from '../list.play';

/**
 * Use on a list screen whose rows have details. The app keeps the id of the open row in the URL, so that Back closes
 * the panel.
 */
const meta = {
  title: 'Components/Data/RowPanel',
  component: ListWithPanel,
  tags: ['behaviour'],
  decorators: [(Story) => <ConfirmProvider>{Story()}</ConfirmProvider>],
  args: { openId: 'agency-2', onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof ListWithPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const findPanel = async (name: string) => within(await screen.findByRole('dialog', { name }));
const confirmDeletion = async () => userEvent.click(await screen.findByRole('button', { name: 'Allow' }));

export const ShowsTheColumnsOfTheOpenRow: Story = {
  play: async () => {
    await expect(await readDetailFields('Sample Agency 2')).toEqual([
      'Email: agency2@tags.example.com',
      'Phone: 050 000 0002',
      'Address: 2 Example Road, Sharjah',
      'Balance: 4458',
    ]);
    const panel = await findPanel('Sample Agency 2');
    await expect(panel.getByText('Agency')).toBeVisible();
    await expect(panel.getAllByRole('button', { name: /^Copy/ })).toHaveLength(2);
  },
};

export const EditsTheRow: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click((await findPanel('Sample Agency 2')).getByRole('button', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'agency-2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Sample Agency 5' }));
    await expect(args.onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'agency-5' }));
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const CannotEditSampleData: Story = {
  args: { onEdit: undefined, hasHistory: false },
  play: async ({ canvas }) => {
    const panel = await findPanel('Sample Agency 2');
    await expect(panel.getByText(/^Sample data can't be edited/)).toBeVisible();
    await expect(panel.queryByRole('button', { name: /^(Edit|Delete)/ })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
  },
};

export const WithoutEditButton: Story = {
  args: { onEdit: undefined },
  play: async () => {
    const panel = await findPanel('Sample Agency 2');
    await expect(panel.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expect(panel.queryByRole('button', { name: 'Edit' })).not.toBeInTheDocument();
    await expect(panel.queryByText(/^Sample data can't be edited/)).not.toBeInTheDocument();
  },
};

export const ClosesAfterItsRowIsDeleted: Story = {
  play: async ({ args, canvas, step }) => {
    await step('closes after a deletion in the panel', async () => {
      await userEvent.click((await findPanel('Sample Agency 2')).getByRole('button', { name: 'Delete' }));
      await expect(args.onDelete).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'agency-2' }));
      await confirmDeletion();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(readRowNames(canvas)).not.toContain('Sample Agency 2');
    });
    await step('closes after a deletion in the list', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Sample Agency 3' }));
      await findPanel('Sample Agency 3');
      await userEvent.click(canvas.getByRole('button', { name: 'Delete Sample Agency 3' }));
      await confirmDeletion();
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(readRowNames(canvas)).not.toContain('Sample Agency 3');
    });
  },
};

export const StaysOpenWhenAnotherRowIsDeleted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Sample Agency 3' }));
    await confirmDeletion();
    await waitFor(() => expect(readRowNames(canvas)).not.toContain('Sample Agency 3'));
    await findPanel('Sample Agency 2');
  },
};

export const DeletedElsewhere: Story = {
  tags: ['!behaviour', 'state'],
  args: { openId: 'agency-99' },
  play: async () => {
    const panel = await findPanel('This record no longer exists.');
    await userEvent.click(panel.getByRole('button', { name: 'Back to the list' }));
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
};
