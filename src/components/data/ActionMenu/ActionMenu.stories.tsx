import type { Meta, StoryObj } from '@storybook/react-vite';
import CancelIcon from 'lucide-react/icons/ban';
import PaidIcon from 'lucide-react/icons/circle-check';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ActionMenu } from './ActionMenu';

const onPay = fn();
const onCancel = fn();

/** Use for three or more actions, such as those of a row. For one or two, use buttons such as DeleteRowButton. */
const meta = {
  title: 'Components/Data/ActionMenu',
  component: ActionMenu,
  args: {
    label: 'More actions for ORD-1001',
    tooltip: 'More actions',
    actions: [
      { label: 'Mark as paid', Icon: PaidIcon, onChoose: onPay },
      { label: 'Cancel purchase', Icon: CancelIcon, isDisabled: true, onChoose: onCancel },
    ],
  },
  beforeEach: () => {
    onPay.mockClear();
  },
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { darkCopy: false },
  tags: ['state'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions for ORD-1001' });
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    await expect(await screen.findByRole('menuitem', { name: 'Cancel purchase' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  },
};

export const ChoosesAnActionByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More actions for ORD-1001' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Mark as paid' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(onPay).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const RendersNothingWithoutActions: Story = {
  tags: ['behaviour'],
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
