import Dialog from '@mui/material/Dialog';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';

import { UndoSnackbar } from './UndoSnackbar';

/** Use after a deletion that can be undone. For other deletions, ask for confirmation with ConfirmProvider first. */
const meta = {
  title: 'Components/Feedback/UndoSnackbar',
  component: UndoSnackbar,
  parameters: { darkCopy: false },
  tags: ['behaviour'],
  args: { open: true, text: 'Harbour Tags deleted', onUndo: fn(), onClose: fn(), onExpire: fn() },
} satisfies Meta<typeof UndoSnackbar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UndoesTheAction: Story = {
  play: async ({ args }) => {
    await expect(screen.getByRole('status')).toHaveTextContent('Harbour Tags deleted');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const UndoesSeveralActions: Story = {
  args: { text: 'Harbour Tags and 1 more deleted', scope: 'several' },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Undo all' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const ClosesByItsButton: Story = {
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const StartsNextToTheNavigation: Story = {
  // OfficeShell sets `--content-start` to the width of its navigation.
  decorators: [(Story) => <div style={{ ['--content-start' as string]: '216px' }}>{Story()}</div>],
  play: async () => {
    await expect(screen.getByRole('status').getBoundingClientRect().left).toBe(216 + 24);
  },
};

export const IsHiddenWhileADialogIsOpen: Story = {
  decorators: [
    (Story) => (
      <>
        {Story()}
        <Dialog open slotProps={{ paper: { 'aria-label': 'Add Agency' } }}>
          Add Agency
        </Dialog>
      </>
    ),
  ],
  play: async () => {
    await expect(screen.getByText('Harbour Tags deleted')).not.toBeVisible();
  },
};

export const Open: Story = { tags: ['!behaviour', 'state'] };

export const StaysAboveADockedBar: Story = {
  args: { isAboveBar: true },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    // The navigation, the docked bar and the gaps between them have a total height of 150 px.
    await expect(screen.getByRole('status').getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight - 150);
  },
};

export const ShowsNothingWhileClosed: Story = {
  args: { open: false },
  play: async () => {
    await expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
};
