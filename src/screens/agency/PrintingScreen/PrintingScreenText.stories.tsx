import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { loadTextShaper } from '~/components/printing/text/loadTextShaper';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { openTextSettings } from './textLines/textLines.play';
import { ownerList, createStateWithLines } from './textLines/textLines.sample';

const mockLoadTextShaper = fn(loadTextShaper);

const meta = {
  title: 'Screens/Agency/Printing/Text',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, loadTextShaper: mockLoadTextShaper },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeLines: Story = {
  tags: ['!behaviour', 'state'],
  args: {
    initialState: createStateWithLines(
      { text: 'Scan me', font: 'bricolage', size: 16, y: 50 },
      { text: 'امسح الرمز 24', y: 64 },
      { text: 'Tag {Number}, {Code}', weight: 'regular', size: 8, y: 74 },
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('application', { name: /^Text line 3, 3 mm from the left/ })).toBeVisible();
    await expect(canvas.getByRole('application', { name: /^Text line 2, / })).toBeVisible();
  },
};

export const FitsAPhone: Story = {
  ...ThreeLines,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async (context) => {
    await ThreeLines.play?.(context);
    await expectNoPageOverflow();
  },
};

/** The first text line shrinks until it fits. The second line has `shrink: false`, so only this line is reported. */
export const LongNames: Story = {
  tags: ['!behaviour', 'state'],
  args: {
    initialState: {
      ...createStateWithLines({ text: '{Owner}', y: 60 }, { text: 'To {Owner}', y: 75, shrink: false }),
      tags: ownerList,
    },
  },
  play: async ({ canvas }) => {
    const message = /^“\u2068To Maximiliane von H…\u2069” on sticker 1 is [\d.]+ mm too long and will be cut off\.$/;
    await expect(await canvas.findByText(message)).toBeVisible();
    await expect(canvas.getAllByText(/too long/)).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Shrink to fit' })).toBeVisible();
  },
};

export const LoadsTheFontsWhenTheFirstLineIsAdded: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.loadTextShaper).not.toHaveBeenCalled();
    const settingsRegion = await openTextSettings({ canvas, userEvent });
    await userEvent.click(settingsRegion.getByRole('button', { name: 'Add text' }));
    const field = settingsRegion.getByRole('textbox', { name: 'Text' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('Scan me');
    await userEvent.keyboard('Find me');
    await expect(field).toHaveValue('Find me');
    await waitFor(() => expect(args.loadTextShaper).toHaveBeenCalledOnce());
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(settingsRegion.queryByRole('textbox', { name: 'Text' })).not.toBeInTheDocument();
  },
};

export const NamesAMissingCharacter: Story = {
  args: { initialState: createStateWithLines({ text: 'Tag 漢' }) },
  play: async ({ canvas, userEvent }) => {
    const message =
      'Our fonts have no “漢”, so “\u2068Tag 漢\u2069” is left off sticker 1. Remove it or use another text.';
    await expect(await canvas.findByText(message)).toBeVisible();
    const settingsRegion = await openTextSettings({ canvas, userEvent });
    await expect(settingsRegion.getByText('Left out')).toBeVisible();
    const field = settingsRegion.getByRole('textbox', { name: 'Text' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Tag');
    await waitFor(() => expect(canvas.queryByText(message)).not.toBeInTheDocument());
  },
};

export const RetriesWhenTheFontsDoNotLoad: Story = {
  args: { initialState: createStateWithLines({ text: 'Scan me' }) },
  beforeEach: () => {
    mockLoadTextShaper.mockRejectedValueOnce(new Error('Offline'));
  },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText("The fonts didn't load, so your text isn't on your stickers.")).toBeVisible();
    const settingsRegion = await openTextSettings({ canvas, userEvent });
    await userEvent.click(settingsRegion.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/^Yes/)).toBeVisible();
    await expect(canvas.queryByText(/fonts didn't load/)).not.toBeInTheDocument();
  },
};
