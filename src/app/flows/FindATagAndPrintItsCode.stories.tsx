import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { readQrCodeText } from '~/components/brand/CodeSprite/readQrCodeText.play';
import { paths } from '~/domain/paths';

import { storeAuthCookie } from '../store/authCookieStorage';
import { printingDraftStore } from '../store/printingDraftStore';
import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Find a tag and print its code',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  args: { startPath: paths.agency.tags() },
  beforeEach: () => {
    storeAuthCookie();
    printingDraftStore.getState().clear();
  },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FindsAndPrintsTags: Story = {
  parameters: { acceptance: ['AGY-05', 'AGY-06', 'PRN-11'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('find the tags that are not activated', async () => {
      await userEvent.click(await canvas.findByRole('combobox', { name: 'Status' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Not activated' }));
      await userEvent.click(canvas.getByRole('searchbox', { name: 'Search AiroTags' }));
      await userEvent.paste('b04d');
      await expect(await canvas.findByText('2 of 150')).toBeVisible();
    });
    await step('show the code of one tag', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'QR code of B04D17E8' }));
      const codeCard = within(await screen.findByRole('dialog', { name: 'B04D17E8' }));
      const qrCode = codeCard.getByRole('img', { name: /^QR code for/ });
      await expect(await readQrCodeText(qrCode, 240)).toBe(`${window.location.origin}/t/B04D17E8`);
      await userEvent.click(codeCard.getByRole('button', { name: 'Close the QR code' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    });
    await step('put both tags on a sheet', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 2' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Print selected' }));
      await expect(await canvas.findByText('2 AiroTags, 1 each')).toBeVisible();
      await expect(canvas.getByText('2 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(await canvas.findByText('1 of 2 · B04D17E8')).toBeVisible();
    });
    await step('go back to sample codes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change tags' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Use sample codes' }));
      await expect(await canvas.findByText('Sample codes')).toBeVisible();
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1, name: 'Printing' })).toHaveFocus());
    });
  },
};
