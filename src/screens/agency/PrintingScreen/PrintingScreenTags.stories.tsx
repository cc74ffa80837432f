import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { partOfTags } from '~/domain/printing/chosenTags';
import { defaultPrintSettings } from '~/domain/printing/printSettings';
import { manyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { AgencyStage } from '../AgencyLayout/AgencyStage';
import { PrintingScreen } from './PrintingScreen';

type StageProps = { count: number; onDrop: () => void; onPrint: () => void };

/** The screen over so many chosen tags, which can be gone through and dropped. */
function ChosenStage({ count, onDrop, onPrint }: StageProps) {
  const [hexacodes, setHexacodes] = useState(() => manyAgencyTags(count, '2026-06-15').map((tag) => tag.hexacode));
  const [settings, setSettings] = useState(defaultPrintSettings);
  const [part, setPart] = useState(0);
  const [tags, setTags] = useState(() => partOfTags(hexacodes, settings.quantity, 0));
  const update = (codes: string[], copies: number, wanted: number) => {
    setPart(wanted);
    setHexacodes(codes);
    setTags(partOfTags(codes, copies, wanted));
  };
  const chosen = {
    tags,
    onPart: (wanted: number) => update(hexacodes, settings.quantity, wanted),
    onDrop: () => {
      update([], settings.quantity, 0);
      onDrop();
    },
  };
  return (
    <PrintingScreen
      settings={settings}
      onSettingsChange={(next) => {
        setSettings(next);
        update(hexacodes, next.quantity, part);
      }}
      {...(hexacodes.length > 0 ? { chosen } : {})}
      tagBase="https://tag.example.com"
      printState="idle"
      onDesignFile={() => undefined}
      onPrint={onPrint}
      onReset={() => undefined}
    />
  );
}

const meta = {
  title: 'Screens/Agency/Printing/Chosen tags',
  component: ChosenStage,
  parameters: { layout: 'fullscreen', acceptance: ['PRN-11'] },
  args: { count: 5, onDrop: fn(), onPrint: fn() },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-PrintQr">{Story()}</AgencyStage>],
} satisfies Meta<typeof ChosenStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintsEachAsOftenAsIsWanted: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('one of each', async () => {
      await expect(canvas.getByText('5 chosen AiroTags')).toBeVisible();
      await expect(canvas.getByText('1 of each')).toBeVisible();
      await expect(canvas.getByText('5 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(canvas.getByText('1 of 5 · 7F3A9C21')).toBeVisible();
      await expect(canvas.queryByText('Sample codes')).not.toBeInTheDocument();
    });
    await step('four of each', async () => {
      const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '4');
      await userEvent.tab();
      await expect(await canvas.findByText('20 stickers · 2 pages A4 · 16 a page (4 × 4)')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(await canvas.findByText('17 of 20 · 2C9E55A0')).toBeVisible();
    });
  },
};

export const GoesBackToSampleCodes: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use sample codes' }));
    await expect(args.onDrop).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Sample codes')).toBeVisible();
    await expect(await canvas.findByText('1 sticker · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
  },
};

export const PrintsThousandsInParts: Story = {
  args: { count: 4500 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('4,500 chosen AiroTags')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next part' }));
    await expect(canvas.getByText('Part 3 of 3: 4,001 to 4,500 · 1 of each')).toBeVisible();
    await expect(await canvas.findByText('500 stickers · 32 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'First part' }));
    await expect(canvas.getByText('Part 1 of 3: 1 to 2,000 · 1 of each')).toBeVisible();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
