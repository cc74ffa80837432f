import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DockedBarContext } from '~/components/feedback/UndoSnackbar/dockedBar';

import { SelectionBar } from './SelectionBar';

const onDocked = fn();

/** Use for actions on several selected rows. Put actions on a single row into the row. */
const meta = {
  title: 'Components/Data/SelectionBar',
  component: SelectionBar,
  args: {
    selectedCount: 2,
    hiddenCount: 0,
    matchingCount: 27,
    totalCount: 1200,
    onClear: fn(),
    children: (
      <Button variant="contained" size="small">
        Print selected
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      // The padding replaces the page's padding, into which the bar extends on mobile.
      <div style={{ padding: 8 }}>
        <DockedBarContext value={onDocked}>{Story()}</DockedBarContext>
      </div>
    ),
  ],
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected · 27 of 1,200');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
    await expect(onDocked).toHaveBeenLastCalledWith(true);
  },
};

export const SomeSelectedRowsHidden: Story = {
  tags: ['state'],
  args: { hiddenCount: 1003 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected, 1,003 more hidden · 27 of 1,200');
    await expect(canvas.getByRole('button', { name: 'Print selected' })).toBeVisible();
  },
};

export const AllSelectedRowsHidden: Story = {
  tags: ['state'],
  args: { selectedCount: 0, hiddenCount: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected, all hidden · 27 of 1,200');
    await expect(canvas.queryByRole('button', { name: 'Print selected' })).not.toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: 'Clear the selection' })).toBeVisible();
  },
};

export const Mobile: Story = { tags: ['state'], args: { hiddenCount: 1003 }, globals: { viewport: { value: 'w360' } } };
