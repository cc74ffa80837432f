import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import type { PrintJob } from '~/screens/agency/PrintingScreen/controller/printingEffects';

import { openPrintWindow } from './openPrintWindow';
import { FakeWindow, createPrintJob, openAndPrint, createPrintOptions, spyOnWindow } from './printWindow.stage';

const meta = {
  title: 'Flows/Print window/Printing',
  component: FakeWindow,
  tags: ['behaviour'],
} satisfies Meta<typeof FakeWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintsOnceWhenReady: Story = {
  parameters: { acceptance: ['PRN-09'] },
  play: async ({ canvas }) => {
    const { win, print } = spyOnWindow(canvas.getByTitle('Print window'));
    const startTime = performance.now();
    const outcome = openAndPrint(createPrintJob(17), win);
    await expect(print).not.toHaveBeenCalled();
    await expect(await outcome).toBe('printed');
    await expect(performance.now() - startTime).toBeGreaterThanOrEqual(499);
    await expect(print).toHaveBeenCalledOnce();

    const { document } = win;
    const pageRule = document.adoptedStyleSheets[0]?.cssRules[0]?.cssText;
    await expect(pageRule).toBe('@page { size: 210mm 297mm; margin: 0px; }');
    const pages = [...(document.body.firstElementChild?.children ?? [])];
    await expect(pages.map((page) => page.getAttribute('width'))).toEqual(['210mm', '210mm']);
    await expect(pages.map((page) => page.getAttribute('viewBox'))).toEqual(['0 0 210 297', '0 0 210 297']);
    await expect(pages.map((page) => page.childElementCount)).toEqual([16, 1]);
  },
};

export const PrintsWhileItsOpenerIsHidden: Story = {
  parameters: { acceptance: ['PRN-09'] },
  play: async ({ canvas }) => {
    const { win, print } = spyOnWindow(canvas.getByTitle('Print window'));
    // Browsers delay the timers of a hidden window by seconds. Here, the opener's timers never fire.
    const setTimeoutSpy = spyOn(window, 'setTimeout').mockReturnValue(0 as never);
    const outcome = await openAndPrint(createPrintJob(17), win);
    setTimeoutSpy.mockRestore();
    await expect(outcome).toBe('printed');
    await expect(print).toHaveBeenCalledOnce();
  },
};

export const AppliesTheCalibrationOfAPrinter: Story = {
  play: async ({ canvas }) => {
    const { win } = spyOnWindow(canvas.getByTitle('Print window'));
    const getStickers = () => [...win.document.querySelectorAll<SVGSVGElement>('main svg svg')];
    const pxPerMm = 96 / 25.4;
    const measureStickers = async (job: PrintJob) => {
      await openAndPrint(job, win);
      const rects = getStickers().map((sticker) => sticker.getBoundingClientRect());
      win.document.body.replaceChildren();
      return rects.map(({ x, y, width, height }) => [x, y, width, height].map((px) => px / pxPerMm));
    };
    const uncorrected = await measureStickers(createPrintJob(6));
    await expect(uncorrected).toHaveLength(6);
    const calibration = { dx: 5, dy: -2.5, sx: 1.01, sy: 0.99 };
    const corrected = await measureStickers({ ...createPrintJob(6), calibration });
    for (const [index, [x = 0, y = 0, width = 0, height = 0]] of uncorrected.entries()) {
      const expectedRect = [x * 1.01 + 5, y * 0.99 - 2.5, width * 1.01, height * 0.99];
      const correctedRect = corrected[index] ?? [];
      for (const [side, length] of expectedRect.entries()) await expect(correctedRect[side]).toBeCloseTo(length, 2);
    }
  },
};

export const DoesNotPrintWithoutTheDesign: Story = {
  parameters: { acceptance: ['PRN-09'] },
  play: async ({ canvas }) => {
    const { win, print, close } = spyOnWindow(canvas.getByTitle('Print window'));
    await expect(await openAndPrint(createPrintJob(1, 'data:image/png;base64,AAAA'), win)).toBe('failed');
    await expect(close).toHaveBeenCalledOnce();
    await expect(print).not.toHaveBeenCalled();
  },
};

export const ReportsABlockedWindow: Story = {
  play: async () => {
    await expect(await openAndPrint(createPrintJob(1), null)).toBe('blocked');
    // Some pop-up blockers throw or return an empty object.
    const blockedPrintWindow = openPrintWindow(
      () => createPrintJob(1),
      createPrintOptions(),
      () => {
        throw new Error('Not allowed');
      },
    );
    await expect(await blockedPrintWindow.outcome).toBe('blocked');
    const emptyWindow = new Proxy(window, { get: () => undefined });
    await expect(await openAndPrint(createPrintJob(1), emptyWindow)).toBe('blocked');
  },
};

export const ClosesIfItsOpenerClosesBeforeThePrintEnds: Story = {
  play: async ({ canvas }) => {
    const { win, close } = spyOnWindow(canvas.getByTitle('Print window'));
    const outcome = openAndPrint(createPrintJob(1), win);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(close).toHaveBeenCalledOnce();
    await outcome;
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(close).toHaveBeenCalledOnce();
  },
};
