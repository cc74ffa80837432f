import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { describeTopmostElement } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { pdfArgs } from './pdf/pdf.stage';
import { expectFocusVisibleInGroup } from './visibleFocus.play';

const initialState = { settings: { ...defaultPrintSettings, quantity: 17 }, design: sampleDesign };

const meta = {
  title: 'Screens/Agency/Printing/Phone',
  component: PrintingStage,
  loaders: printingMeta.loaders,
  tags: ['behaviour'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: { phone: { name: 'Phone', styles: { width: '360px', height: '740px' }, type: 'mobile' } },
    },
  },
  globals: { viewport: { value: 'phone' } },
  args: { ...printingMeta.args, initialState },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LeavesSpaceForTheSettingsOnAPhone: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const getPreviewBox = () => canvas.getByRole('region', { name: 'Preview' }).getBoundingClientRect();
    await step('keeps focus visible', () => expectFocusVisibleInGroup(context));
    for (const name of ['Sheet', 'Sticker']) {
      await step(`with the ${name.toLowerCase()} preview`, async () => {
        await userEvent.click(canvas.getByRole('radio', { name }));
        window.scrollTo(0, 400);
        // The preview sticks to the top bar, and leaves more than half of the window to the settings.
        await waitFor(() => expect(getPreviewBox()).toMatchObject({ top: 56, height: 152 }));
        const settingsHeight = canvas.getByText('Sample codes').getBoundingClientRect().top - getPreviewBox().bottom;
        await expect(settingsHeight).toBeGreaterThanOrEqual(window.innerHeight * 0.55);
        window.scrollTo(0, 0);
        await waitFor(() => expect(getPreviewBox().height).toBeGreaterThan(window.innerHeight * 0.4));
      });
    }
    await expect(await canvas.findByRole('application')).toBeVisible();
    await step('opens a group at the edge of the preview, which shows what its settings change', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: 'Paper' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sheet' })).toBeChecked());
      await userEvent.click(canvas.getByRole('heading', { name: 'Design' }));
      await waitFor(() => expect(canvas.getByRole('radio', { name: 'Sticker' })).toBeChecked());
      const header = canvas.getByRole('heading', { name: 'Design' }).closest('summary');
      await waitFor(() => expect(header?.getBoundingClientRect().top).toBeCloseTo(getPreviewBox().bottom, 0));
    });
  },
};

/** A compact preview takes the same space on the page in both views. */
export const EnlargesTheSheetWithoutMovingTheSettings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sheet' }));
    const sheet = await canvas.findByRole('img', { name: 'Page 1 of 2, 16 stickers' });
    await waitFor(() => expect(sheet.getBoundingClientRect().width).toBeGreaterThan(170));
    window.scrollTo(0, 400);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Preview' }).offsetHeight).toBe(152));
    const { scrollHeight } = document.documentElement;
    await userEvent.click(canvas.getByRole('radio', { name: 'Sticker' }));
    await expect(await canvas.findByRole('application')).toBeVisible();
    await expect(document.documentElement.scrollHeight).toBe(scrollHeight);
  },
};

export const ShowsPrintErrorsAboveTheBarOnAPhone: Story = {
  args: { initialState: { ...initialState, printStatus: 'blocked' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, document.body.scrollHeight);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Your browser blocked the print window.');
    await expect(describeTopmostElement(alert)).toBe('itself');
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('button', { name: 'Print Design' }).getBoundingClientRect().top,
    );
  },
};

export const PrintsWhileThePdfBarIsOpen: Story = {
  args: { ...pdfArgs, selectedHexacodes: ['7F3A9C21', 'B04D17E8'], onPrinted: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sheet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    const bar = await canvas.findByRole('region', { name: 'PDF saved' });
    const printButton = canvas.getByRole('button', { name: 'Print Design' });
    await expect(within(bar).getByRole('button', { name: 'Mark 2 tags as printed' })).toBeVisible();
    await expect(within(bar).getByText(/choose Actual size \(100 %\) and no margins\.$/)).toBeVisible();
    await expect(bar.getBoundingClientRect().height).toBeLessThan(200);
    // The action bar begins 9 px above its button.
    await expect(bar.getBoundingClientRect().bottom).toBeLessThan(printButton.getBoundingClientRect().top - 9);
    await userEvent.click(printButton);
    await expect(args.print).toHaveBeenCalledOnce();
  },
};

export const LeavesThePageNavigationFree: Story = {
  args: pdfArgs,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Sheet' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    const bar = await canvas.findByRole('region', { name: 'PDF saved' });
    const startField = within(canvas.getByRole('region', { name: 'Preview' })).getByRole('button', {
      name: 'One more: Start at label',
    });
    await expect(startField.getBoundingClientRect().bottom).toBeLessThanOrEqual(bar.getBoundingClientRect().top);
  },
};
