import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { DeleteRowButton } from './DeleteRowButton';

/**
 * Use in the last cell of a row that can be deleted, together with a confirmation or an UndoSnackbar. In a menu, use
 * an item of ActionMenu.
 */
const meta = {
  title: 'Components/Data/DeleteRowButton',
  component: DeleteRowButton,
  args: { name: 'Harbour Tags', onDelete: fn() },
} satisfies Meta<typeof DeleteRowButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsQuietUntilItsRowOrTheButtonIsFocused: Story = {
  tags: ['behaviour'],
  render: (args) => (
    <table>
      <tbody>
        <tr>
          <td>
            <button type="button">Harbour Tags</button>
            <DeleteRowButton {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas }) => {
    const readColour = () => getComputedStyle(canvas.getByRole('button', { name: 'Delete Harbour Tags' })).color;
    const quietColour = readColour();
    await userEvent.tab();
    const colourInFocusedRow = readColour();
    await expect(colourInFocusedRow).not.toBe(quietColour);
    await userEvent.tab();
    await expect(readColour()).toBe('rgb(179, 38, 30)');
  },
};

export const IsNamedAfterItsRow: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Harbour Tags' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};
