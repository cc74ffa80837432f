import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintOutcome } from '~/domain/printing/state/printStatus';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import type { PrintingEffects } from './controller/printingEffects';

const { qr } = defaultPrintSettings;
const createFakePrint = (result: PrintOutcome) => fn<PrintingEffects['print']>(() => Promise.resolve(result));

const meta = {
  title: 'Screens/Agency/Printing/Printing',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, print: createFakePrint('printed') },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintsTheShownCodesWithTheirErrorCorrection: Story = {
  args: { initialState: { settings: { ...defaultPrintSettings, qr: { ...qr, level: 'H' }, quantity: 2 } } },
  play: async ({ args, canvas, userEvent }) => {
    const { path } = drawQr('https://tag.example.com/t/A1F0E3B001', 'H');
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Sticker' })).toContainHTML(path));
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    const job = await mocked(args.print).mock.calls[0]?.[0]();
    await expect(job?.title).toBe('AiroTag stickers');
    await expect(job?.pages[0]?.stickers).toHaveLength(2);
    await expect(job?.pages[0]?.stickers[0]?.sticker.shapes).toContainEqual(expect.objectContaining({ path }));
  },
};

export const PrintsOnceOnADoubleClick: Story = {
  play: async ({ args, canvas, userEvent }) => {
    let finishPrint: (result: PrintOutcome) => void = () => undefined;
    mocked(args.print).mockImplementationOnce(() => new Promise((resolve) => (finishPrint = resolve)));
    const printButton = canvas.getByRole('button', { name: 'Print Design' });
    await userEvent.dblClick(printButton);
    await expect(canvas.getByText('Opening the print window')).toBeVisible();
    await expect(args.print).toHaveBeenCalledOnce();
    finishPrint('printed');
    await waitFor(() => expect(canvas.queryByText('Opening the print window')).not.toBeInTheDocument());
    await userEvent.click(printButton);
    await expect(args.print).toHaveBeenCalledTimes(2);
  },
};

export const ConfirmsPrintingACodeThatWillNotScan: Story = {
  args: { initialState: { settings: { ...defaultPrintSettings, qr: { ...qr, size: 8 } } } },
  play: async ({ args, canvas, step, userEvent }) => {
    await step('suggests the quick fix', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
      const dialog = await screen.findByRole('alertdialog', { name: "This QR code probably won't scan" });
      await expect(dialog).toHaveAccessibleDescription(/is too small at 8\smm. Make it at least 14.7\smm.$/);
      await expect(screen.getByRole('button', { name: 'Make it 14.7 mm' })).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(canvas.getByRole('textbox', { name: 'Size' })).toHaveValue('8');
      await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
      await expect(args.print).not.toHaveBeenCalled();
    });
    await step('prints anyway', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Print anyway' }));
      await expect(args.print).toHaveBeenCalledOnce();
    });
  },
};

export const SaysThatTheWindowWasBlockedUntilTheNextChange: Story = {
  parameters: { acceptance: ['PRN-13'] },
  args: { print: createFakePrint('blocked') },
  play: async ({ args, canvas, userEvent }) => {
    const printButton = canvas.getByRole('button', { name: 'Print Design' });
    await userEvent.click(printButton);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your browser blocked the print window. Allow pop-ups for this site, then select Print Design again.',
    );
    await userEvent.click(printButton);
    await expect(args.print).toHaveBeenCalledTimes(2);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'A5' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const ShowsThatTheWindowWasClosed: Story = {
  args: { print: createFakePrint('closed') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The print window was closed before it could print. Select Print Design to open it again.',
    );
    await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeEnabled();
  },
};

const selectedHexacodes = ['7F3A9C21', 'B04D17E8'];

export const ReportsThePrintedTagsOnce: Story = {
  args: { selectedHexacodes, initialState: { settings: { ...defaultPrintSettings, quantity: 3 } }, onPrinted: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await waitFor(() => expect(args.onPrinted).toHaveBeenCalledOnce());
    await expect(args.onPrinted).toHaveBeenCalledWith(selectedHexacodes);
  },
};

export const ReportsNoTagsIfThePrintFails: Story = {
  args: { selectedHexacodes, print: createFakePrint('closed'), onPrinted: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    await canvas.findByRole('alert');
    await expect(args.onPrinted).not.toHaveBeenCalled();
  },
};
