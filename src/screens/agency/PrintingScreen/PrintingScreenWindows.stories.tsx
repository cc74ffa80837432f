import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { describeTopmostElement } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';

const makeViewport = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'other' as const,
});

const initialState = { settings: { ...defaultPrintSettings, quantity: 17 }, design: sampleDesign };

const meta = {
  title: 'Screens/Agency/Printing/Small windows',
  component: PrintingStage,
  loaders: printingMeta.loaders,
  tags: ['behaviour'],
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        zoomed: makeViewport('Zoom 200 %', 640, 400),
        landscape: makeViewport('Phone in landscape', 740, 360),
        small: makeViewport('Small phone', 320, 640),
        phone: makeViewport('Phone', 360, 740),
        laptop: makeViewport('Low laptop', 1024, 500),
      },
    },
  },
  args: { ...printingMeta.args, initialState },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type PlayContext = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** Expects that nothing covers an element. The preview of phones gets smaller a moment after the page has scrolled. */
const expectUncovered = (element: Element) => waitFor(() => expect(describeTopmostElement(element)).toBe('itself'));

/**
 * Expects that nothing covers the focused control while the user tabs through the settings of the QR code and back. The
 * field 'Quantity' is focused by script, since the simulated Tab key does not leave collapsed groups.
 */
async function expectFocusVisibleWhileTabbing({ canvas, userEvent }: PlayContext) {
  const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
  const firstField = canvas.getByRole('textbox', { name: 'Size' });
  const lastField = canvas.getByRole('switch', { name: 'Number label' });
  for (const [from, to, shift] of [
    [firstField, lastField, false],
    [lastField, firstField, true],
  ] as const) {
    from.focus();
    for (let steps = 0; document.activeElement !== to && steps < 30; steps += 1) {
      await expectUncovered(document.activeElement ?? document.body);
      await userEvent.tab({ shift });
    }
    await expect(to).toHaveFocus();
    await expectUncovered(to);
  }
  quantity.focus();
  await expectUncovered(quantity);
}

const expectFocusVisibleInGroup = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(canvas.getByRole('heading', { name: 'QR code' }));
  await expectFocusVisibleWhileTabbing({ canvas, userEvent });
};

export const KeepsFocusVisibleWhenZoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: (context) => expectFocusVisibleInGroup(context),
};
export const KeepsFocusVisibleInLandscape: Story = {
  globals: { viewport: { value: 'landscape' } },
  play: (context) => expectFocusVisibleInGroup(context),
};
export const KeepsFocusVisibleOnASmallPhone: Story = {
  globals: { viewport: { value: 'small' } },
  play: (context) => expectFocusVisibleInGroup(context),
};
export const KeepsFocusVisibleOnALowLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: (context) => expectFocusVisibleWhileTabbing(context),
};

export const LeavesSpaceForTheSettingsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const getPreviewBox = () => canvas.getByRole('region', { name: 'Preview' }).getBoundingClientRect();
    await step('keeps focus visible', () => expectFocusVisibleInGroup(context));
    for (const name of ['Sheet', 'Sticker']) {
      await step(`with the ${name.toLowerCase()} preview`, async () => {
        await userEvent.click(canvas.getByRole('radio', { name }));
        window.scrollTo(0, 400);
        // Half of the space between the bars is for the settings, and the preview ends with an edge.
        await waitFor(() => expect(getPreviewBox()).toMatchObject({ top: 56, height: 200 }));
        const settingsHeight = canvas.getByText('Sample codes').getBoundingClientRect().top - getPreviewBox().bottom;
        await expect(settingsHeight).toBeGreaterThanOrEqual(window.innerHeight * 0.45);
        window.scrollTo(0, 0);
        await waitFor(() => expect(getPreviewBox().height).toBeGreaterThan(window.innerHeight * 0.4));
      });
    }
    await expect(await canvas.findByRole('application')).toBeVisible();
    await step('opens a group at the edge of the preview', async () => {
      await userEvent.click(canvas.getByRole('heading', { name: 'Design' }));
      const summary = canvas.getByRole('heading', { name: 'Design' }).closest('summary');
      await waitFor(() => expect(summary?.getBoundingClientRect().top).toBeCloseTo(getPreviewBox().bottom, 0));
      await expect(getPreviewBox().height).toBe(200);
    });
  },
};

export const ShowsPrintErrorsAboveTheBarOnAPhone: Story = {
  args: { initialState: { ...initialState, print: 'blocked' } },
  globals: { viewport: { value: 'phone' } },
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
