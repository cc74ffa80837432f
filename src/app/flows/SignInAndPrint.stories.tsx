import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { countPrintedStickers, spyOnWindow } from '../printing/printWindow.stage';
import { lastPrintSettingsStore } from '../store/lastPrintSettingsStore';
import { partlyUsedSheetsStore } from '../store/partlyUsedSheetsStore';
import { printingDraftStore } from '../store/printingDraftStore';
import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Sign in and print a sheet',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { startPath: paths.signIn.email() },
  beforeEach: () => {
    printingDraftStore.getState().clear();
    return () => {
      lastPrintSettingsStore.setState({ settings: undefined });
      partlyUsedSheetsStore.setState({ sheets: [] });
    };
  },
} satisfies Meta<typeof FlowStage>;

/** Makes `window.open` return the window of a hidden iframe, in place of a print window. */
function mockPrintWindow() {
  const frame = document.createElement('iframe');
  frame.hidden = true;
  document.body.append(frame);
  const printWindow = spyOnWindow(frame);
  spyOn(window, 'open').mockReturnValue(printWindow.win);
  return { ...printWindow, removeFrame: () => frame.remove() };
}

export default meta;
type Story = StoryObj<typeof meta>;

export const SignsInAndPrints: Story = {
  parameters: { acceptance: ['LOG-03', 'LOG-08', 'PRN-08', 'PRN-09'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('enter the email', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'owner@example.com');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    });
    await step('enter the password, and allow cookies', async () => {
      await userEvent.type(await canvas.findByLabelText('Password'), 'secret');
      await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Allow' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    });
    await step('set the quantity to 17', async () => {
      await userEvent.click(
        within(canvas.getByRole('navigation', { name: 'Agency' })).getByRole('link', { name: 'Printing' }),
      );
      const quantityField = await canvas.findByRole('textbox', { name: 'Quantity' });
      await userEvent.clear(quantityField);
      await userEvent.type(quantityField, '17');
      await expect(canvas.getAllByText('17 stickers · 2 pages A4 · 16 a page (4 × 4)')[0]).toBeVisible();
    });
    await step('print the sheets', async () => {
      const { win, print, removeFrame } = mockPrintWindow();
      await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
      await waitFor(() => expect(print).toHaveBeenCalledOnce(), { timeout: 5000 });
      await expect(countPrintedStickers(win)).toBe(17);
      removeFrame();
    });
  },
};
