import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { describeTopmostElement } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import type { PrintingEffects } from './controller/printingEffects';
import { createFakeCheck, pdfArgs, pdfSettings } from './pdf/pdf.stage';

/** Messages and results float over the lower edge of the preview: the sheet and the sticker keep their place. */
const meta = {
  title: 'Screens/Agency/Printing/Notices',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...pdfArgs, checkPdf: createFakeCheck({ status: 'checked', findings: [] }) },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the boxes of the sheet, and of the code in the close-up, as far as they are shown, and of the preview. */
function readLayout(canvas: StoryContext['canvas']) {
  const elements = [
    canvas.queryByRole('img', { name: /^Page \d+ of/ }),
    canvas.queryByRole('application'),
    canvas.getByRole('region', { name: 'Preview' }),
  ];
  return elements.map((element) => {
    const { x = 0, y = 0, width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    return [x, y, width, height].map(Math.round);
  });
}

/** Returns the layout once it is the same twice in a row: the sheet grows when its container has been measured. */
async function findStableLayout(canvas: StoryContext['canvas']) {
  let layout: ReturnType<typeof readLayout> | undefined;
  await waitFor(async () => {
    const previousLayout = layout;
    layout = readLayout(canvas);
    await expect(layout).toEqual(previousLayout);
  });
  return layout;
}

/** Expects that the layout is the same with the result of a check, after it was closed, and with a saved PDF. */
async function expectSameLayout({ canvas, step, userEvent }: Pick<StoryContext, 'canvas' | 'step' | 'userEvent'>) {
  const layoutBefore = await findStableLayout(canvas);
  await step('checks the codes', async () => {
    const moreButton = canvas.queryByRole('button', { name: 'More actions' });
    if (moreButton) await userEvent.click(moreButton);
    await userEvent.click(
      moreButton
        ? await screen.findByRole('menuitem', { name: 'Check codes' })
        : canvas.getByRole('button', { name: 'Check codes' }),
    );
    const bar = await canvas.findByRole('region', { name: '240 of 240 codes read' });
    await expect(readLayout(canvas)).toEqual(layoutBefore);
    await waitFor(() => expect(describeTopmostElement(bar)).toBe('itself'));
  });
  await step('closes the result', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(readLayout(canvas)).toEqual(layoutBefore);
  });
  await step('saves the PDF', async () => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await canvas.findByText('PDF saved');
    await expect(readLayout(canvas)).toEqual(layoutBefore);
  });
}

export const KeepsThePreviewInPlaceOnADesktop: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: (context) => expectSameLayout(context),
};
export const KeepsThePreviewInPlaceOnATablet: Story = {
  parameters: {
    viewport: {
      options: { tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' } },
    },
  },
  globals: { viewport: { value: 'tablet' } },
  play: (context) => expectSameLayout(context),
};
export const KeepsThePreviewInPlaceOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: (context) => expectSameLayout(context),
};

export const KeepsThePreviewInPlaceWhenThePrintFails: Story = {
  args: { print: fn<PrintingEffects['print']>(() => Promise.resolve('blocked')) },
  play: async ({ canvas, userEvent }) => {
    const layoutBefore = await findStableLayout(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await expect(describeTopmostElement(await canvas.findByRole('alert'))).toBe('itself');
    await expect(readLayout(canvas)).toEqual(layoutBefore);
  },
};

export const ShowsTheMeasurementsUntilThereIsAMessage: Story = {
  globals: { viewport: { value: 'w1280' } },
  play: async ({ canvas, userEvent }) => {
    const position = await within(canvas.getByRole('region', { name: 'Preview' })).findByText('10.8 mm');
    await expect(describeTopmostElement(position)).toBe('itself');
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    await waitFor(() => expect(describeTopmostElement(position)).not.toBe('itself'));
  },
};

/** The bar covers neither the field below the sheet nor the last scan check. */
export const LeavesTheControlsBelowTheSheetFree: Story = {
  args: { initialState: { settings: { ...pdfSettings, quantity: 11 } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save as PDF' }));
    const bar = await canvas.findByRole('region', { name: 'PDF saved' });
    const { top } = bar.getBoundingClientRect();
    const previewRegion = within(canvas.getByRole('region', { name: 'Preview' }));
    for (const name of ['Use the whole sheet', 'One more: Start at label', 'Set landscape and 5 mm margins'])
      await expect(previewRegion.getByRole('button', { name }).getBoundingClientRect().bottom).toBeLessThanOrEqual(top);
  },
};
