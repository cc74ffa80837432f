import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

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
      await expect(describeTopmostElement(document.activeElement ?? document.body)).toBe('itself');
      await userEvent.tab({ shift });
    }
    await expect(to).toHaveFocus();
    await expect(describeTopmostElement(to)).toBe('itself');
  }
  quantity.focus();
  await expect(describeTopmostElement(quantity)).toBe('itself');
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
        await expect(getPreviewBox().top).toBe(56);
        await expect(getPreviewBox().height).toBeGreaterThan(window.innerHeight * 0.4);
        const settingsHeight = canvas.getByText('Sample codes').getBoundingClientRect().top - getPreviewBox().bottom;
        await expect(settingsHeight).toBeGreaterThanOrEqual(window.innerHeight / 3);
      });
    }
    await expect(await canvas.findByRole('application')).toBeVisible();
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
