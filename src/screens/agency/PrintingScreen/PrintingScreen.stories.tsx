import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import { PrintingScreen } from './PrintingScreen';
import { sampleTags } from './tags/tags.sample';

const meta = {
  title: 'Screens/Agency/Printing/States',
  component: PrintingScreen,
  parameters: { layout: 'fullscreen', acceptance: ['PRN-10', 'PRN-13'] },
  args: {
    settings: defaultPrintSettings,
    tagBase: 'https://tag.example.com',
    tags: sampleTags,
    printState: 'idle',
    onSettingsChange: fn(),
    onDesignFile: fn(),
    onPrint: fn(),
    onReset: fn(),
  },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-PrintQr">{Story()}</AgencyStage>],
} satisfies Meta<typeof PrintingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const withDesign = { design: sampleDesign, settings: { ...defaultPrintSettings, quantity: 17 } };

export const Default: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('everything is as it is delivered', async () => {
      await expect(canvas.getByRole('radio', { name: 'A4' })).toBeChecked();
      await expect(canvas.getByText('0 · gap 1 mm')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Design width' })).toHaveValue('50');
      await expect(canvas.getByRole('textbox', { name: 'Design height' })).toHaveValue('60');
      await expect(canvas.getByRole('textbox', { name: 'Size, square' })).toHaveValue('15');
      await expect(canvas.getByRole('textbox', { name: 'From left' })).toHaveValue('18');
      await expect(canvas.getByRole('textbox', { name: 'From top' })).toHaveValue('18');
      await expect(canvas.getByRole('textbox', { name: 'Code colour' })).toHaveValue('000000');
      await expect(canvas.getByRole('textbox', { name: 'Background' })).toHaveValue('FFFFFF');
      await expect(canvas.getByRole('switch', { name: 'With background' })).toBeChecked();
      await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('1');
      await expect(canvas.getByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
    });
    await step('the codes are said to be samples', async () => {
      await expect(canvas.getByText('Sample codes')).toBeVisible();
    });
    await step('all margins are 0', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: 'Margins and gaps' }));
      for (const name of ['Top margin', 'Right margin', 'Bottom margin', 'Left margin'])
        await expect(canvas.getByRole('textbox', { name })).toHaveValue('0');
    });
  },
};

export const WithADesign: Story = { args: withDesign };

export const InTheDark: Story = { args: withDesign, globals: { theme: 'dark' } };

export const OnATablet: Story = { args: withDesign, globals: { viewport: { value: 'w768' } } };

export const OnAPhone: Story = { args: withDesign, globals: { viewport: { value: 'w360' } } };

export const NothingFits: Story = {
  args: { settings: { ...defaultPrintSettings, design: { width: 220, height: 60 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'No sticker fits: the design is wider than the 210 × 297 mm inside the margins. Make it narrower.',
    );
    await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeDisabled();
    await expect(canvas.getByText('No sticker fits on this page')).toBeVisible();
  },
};

export const WindowBlocked: Story = {
  args: { printState: 'blocked' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The print window was blocked. Allow pop-ups for this site in your browser, then press Print Design again.',
    );
  },
};

export const WindowClosedEarly: Story = {
  args: { printState: 'closed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'The print window was closed before it could print. Press Print Design to open it again.',
    );
    await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeEnabled();
  },
};

export const PictureFailed: Story = { args: { ...withDesign, printState: 'failed' } };

export const FileRefused: Story = {
  args: {
    ...withDesign,
    designRefusal: { name: 'new.png', message: 'This file is empty. Choose a PNG, JPEG, WebP or GIF picture.' },
  },
};

export const WillNotScan: Story = {
  args: { ...withDesign, settings: { ...withDesign.settings, qr: { ...defaultPrintSettings.qr, size: 8, x: 90 } } },
  play: async ({ canvas }) => {
    // In the heading of its settings and on the code.
    await waitFor(() => expect(canvas.getAllByText('Too small')).toHaveLength(2));
    for (const words of canvas.getAllByText('Too small')) await expect(words).toBeVisible();
  },
};

export const PictureOfFewDots: Story = {
  args: { ...withDesign, design: { ...sampleDesign, pixels: { width: 189, height: 227 } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The picture has 96 dpi at this size; 300 is good for print.')).toBeVisible();
  },
};

export const OffersTheLastSettings: Story = {
  args: { onUseLast: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use last settings' }));
    await expect(args.onUseLast).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus();
  },
};
