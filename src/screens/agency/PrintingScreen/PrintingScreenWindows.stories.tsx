import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';

import { AgencyStage } from '../AgencyLayout/AgencyLayout.stage';
import { PrintingScreen } from './PrintingScreen';
import { sampleTags } from './tags/tags.sample';

const windowOf = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
  type: 'other' as const,
});

const meta = {
  title: 'Screens/Agency/Printing/Small windows',
  component: PrintingScreen,
  parameters: {
    layout: 'fullscreen',
    viewport: {
      options: {
        zoomed: windowOf('Zoomed to 200 %', 640, 400),
        lying: windowOf('A phone that lies', 740, 360),
        low: windowOf('A small phone', 320, 640),
        phone: windowOf('A phone', 360, 740),
        laptop: windowOf('A low laptop', 1024, 500),
      },
    },
  },
  args: {
    settings: { ...defaultPrintSettings, quantity: 17 },
    design: sampleDesign,
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
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** What is seen where an element stands, in words; 'itself' when nothing covers it. */
function seenAt(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const seen = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!seen) return `${element.outerHTML.slice(0, 80)} is out of the window`;
  const own = element.contains(seen) || seen.contains(element);
  return own ? 'itself' : `${element.outerHTML.slice(0, 80)} is under ${seen.outerHTML.slice(0, 80)}`;
}

/**
 * Goes by keyboard through the settings of the QR code and back again, then to the quantity: the simulated Tab key gets
 * stuck at folds that are closed, as a browser's does not.
 */
async function walk({ canvas, userEvent }: Tools) {
  const quantity = canvas.getByRole('textbox', { name: 'Quantity' });
  const size = canvas.getByRole('textbox', { name: 'Size, square' });
  const last = canvas.getByRole('switch', { name: 'Number label' });
  for (const [from, to, shift] of [
    [size, last, false],
    [last, size, true],
  ] as const) {
    from.focus();
    for (let steps = 0; document.activeElement !== to && steps < 30; steps += 1) {
      await expect(seenAt(document.activeElement ?? document.body)).toBe('itself');
      await userEvent.tab({ shift });
    }
    await expect(to).toHaveFocus();
    await expect(seenAt(to)).toBe('itself');
  }
  quantity.focus();
  await expect(seenAt(quantity)).toBe('itself');
}

const unfoldAndWalk: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('heading', { name: 'QR code' }));
  await walk({ canvas, userEvent });
};

export const ShowsWhatIsFocusedWhenZoomed: Story = {
  globals: { viewport: { value: 'zoomed' } },
  play: unfoldAndWalk,
};
export const ShowsWhatIsFocusedOnAPhoneThatLies: Story = {
  globals: { viewport: { value: 'lying' } },
  play: unfoldAndWalk,
};
export const ShowsWhatIsFocusedOnASmallPhone: Story = {
  globals: { viewport: { value: 'low' } },
  play: unfoldAndWalk,
};
export const ShowsWhatIsFocusedOnALowLaptop: Story = {
  globals: { viewport: { value: 'laptop' } },
  play: async (tools) => {
    await walk(tools);
  },
};

export const LeavesRoomOnAPhoneToTheSettings: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const room = () => {
      const top = canvas.getByRole('region', { name: 'Preview' }).getBoundingClientRect().bottom;
      return canvas.getByText('Sample codes').getBoundingClientRect().top - top;
    };
    await step('what is focused is in sight', () => unfoldAndWalk(context));
    for (const name of ['Sheet', 'Sticker']) {
      await step(`beside the ${name.toLowerCase()}`, async () => {
        await userEvent.click(canvas.getByRole('radio', { name }));
        window.scrollTo(0, 400);
        await expect(canvas.getByRole('region', { name: 'Preview' }).getBoundingClientRect().top).toBe(56);
        await expect(room()).toBeGreaterThanOrEqual(window.innerHeight * 0.4);
      });
    }
    await expect(await canvas.findByRole('application')).toBeVisible();
  },
};

export const SaysOnAPhoneThatTheWindowWasBlocked: Story = {
  args: { printState: 'blocked' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    window.scrollTo(0, document.body.scrollHeight);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The print window was blocked.');
    await expect(seenAt(alert)).toBe('itself');
    await expect(alert.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      canvas.getByRole('button', { name: 'Print Design' }).getBoundingClientRect().top,
    );
  },
};
