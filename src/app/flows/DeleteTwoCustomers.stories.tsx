import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Delete two customers',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { start: paths.admin.customers() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UndoesBothDeletions: Story = {
  play: async ({ canvas, step, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const remove = async (name: string) => {
      await userEvent.click(await canvas.findByRole('button', { name: `Delete ${name}` }));
      const question = within(await screen.findByRole('alertdialog', { name: `Delete ${name}?` }));
      await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    };
    await step('delete one after the other', async () => {
      await remove('Omar Sample');
      await expect(await canvas.findByText('Omar Sample is deleted.')).toBeVisible();
      await remove('Mira Example');
      await expect(await canvas.findByText('Mira Example and 1 more are deleted.')).toBeVisible();
      await expect(names().slice(0, 2)).toEqual(['Lena Specimen', 'Yusuf Placeholder']);
    });
    await step('move from the heading back to the snackbar', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Customers' })).toHaveFocus());
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('button', { name: 'Undo all' })).toHaveFocus();
    });
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('27 of 27')).toBeVisible();
    await expect(names().slice(0, 3)).toEqual(['Mira Example', 'Omar Sample', 'Lena Specimen']);
  },
};
