import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { SelectionBar } from './SelectionBar';

const meta = {
  title: 'Components/Data/SelectionBar',
  component: SelectionBar,
  args: {
    selected: 2,
    shown: 27,
    total: 1200,
    onClear: fn(),
    children: (
      <Button variant="contained" size="small">
        Print selected
      </Button>
    ),
  },
} satisfies Meta<typeof SelectionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('2 selected · 27 of 1,200');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };
