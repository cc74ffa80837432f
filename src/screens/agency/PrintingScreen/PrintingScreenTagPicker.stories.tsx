import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { createManyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { openTagSettings } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const meta = {
  title: 'Screens/Agency/Printing/Choosing tags',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, agencyTags: createManyAgencyTags(30, '2026-06-15') },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const findCheckbox = (hexacode: string) => screen.findByRole('checkbox', { name: `Select ${hexacode}` });
const waitUntilClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const ChoosesAndChangesTheTags: Story = {
  parameters: { acceptance: ['PRN-11'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('uses the chosen tags instead of sample codes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Choose your tags' }));
      await userEvent.click(await findCheckbox('7F3A9C21'));
      await userEvent.click(await findCheckbox('B04D17E8'));
      const saveButton = canvas.getByRole('button', { name: 'Save as PDF', hidden: true });
      const { left } = saveButton.getBoundingClientRect();
      await userEvent.click(screen.getByRole('button', { name: 'Use 2 tags' }));
      await expect(await canvas.findByText('2 AiroTags, 1 each')).toBeVisible();
      await expect(canvas.queryByText('Sample codes')).not.toBeInTheDocument();
      await waitUntilClosed();
      await expect(saveButton.getBoundingClientRect().left).toBe(left);
      await expect(canvas.getByRole('button', { name: 'Change tags' })).toHaveFocus();
    });
    await step('opens with the chosen tags, and changes them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Change tags' }));
      await expect(await findCheckbox('B04D17E8')).toBeChecked();
      await userEvent.click(await findCheckbox('7F3A9C21'));
      await userEvent.click(screen.getByRole('button', { name: 'Use 1 tag' }));
      await expect((await canvas.findAllByText('1 AiroTag'))[0]).toBeVisible();
      await waitUntilClosed();
      await expect(canvas.getByRole('button', { name: 'Change tags' })).toHaveFocus();
    });
  },
};

/** Sample codes have a number of stickers, but tags have a number of copies, which starts at 1. */
export const SaysHowManyPagesTheTagsNeed: Story = {
  args: { initialState: { settings: { ...defaultPrintSettings, quantity: 240 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your tags' }));
    await userEvent.click(await findCheckbox('7F3A9C21'));
    await expect(screen.getByText('1 sticker · 1 page A4')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 30' }));
    await expect(screen.getByText('30 stickers · 2 pages A4')).toBeVisible();
  },
};

export const KeepsTheSelectedTagsOnEscape: Story = {
  args: { selectedHexacodes: ['7F3A9C21', 'B04D17E8'] },
  play: async ({ canvas, userEvent }) => {
    const openButton = canvas.getByRole('button', { name: 'Change tags' });
    await userEvent.click(openButton);
    await userEvent.click(await findCheckbox('7F3A9C21'));
    await userEvent.keyboard('{Escape}');
    await waitUntilClosed();
    await expect(openButton).toHaveFocus();
    await expect(canvas.getByText('2 AiroTags, 1 each')).toBeVisible();
  },
};

export const OpensTheDialogFromTheSettings: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const settingsRegion = await openTagSettings(context);
    const myTagsRadio = canvas.getByRole('radio', { name: 'My tags' });
    await expect(myTagsRadio).toBeDisabled();
    await expect(myTagsRadio).toHaveAccessibleDescription('None selected');
    const selectButton = settingsRegion.getByRole('button', { name: 'Select AiroTags' });
    await userEvent.click(selectButton);
    await userEvent.click(await findCheckbox('7F3A9C21'));
    await userEvent.click(screen.getByRole('button', { name: 'Use 1 tag' }));
    await waitUntilClosed();
    await expect(settingsRegion.getByRole('button', { name: 'Change selection' })).toHaveFocus();
    await expect(myTagsRadio).toBeChecked();
  },
};

export const LinksToTheOtherSourcesOfCodes: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose your tags' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Use a list or a number series instead' }));
    await waitUntilClosed();
    await expect(canvas.getByRole('radiogroup', { name: 'Which tags' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Samples' })).toHaveFocus();
  },
};
