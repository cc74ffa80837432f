import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';

import { sampleDesign } from '~/components/printing/design.sample';
import { sampleRun } from '~/components/printing/run.sample';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import { sheetOf } from '~/domain/printing/sheet/sheetLayout';
import { drawPages } from '~/domain/printing/sticker/scene';
import type { PrintJob } from '~/screens/agency/PrintingScreen/controller/effects';

import { openPrintWindow } from './openPrintWindow';

/** An iframe in place of the print window: it has its own document, and the stories can replace its `print`. */
function FakeWindow() {
  return <iframe title="Print window" width="900" height="600" />;
}

const meta = {
  title: 'Flows/Print window',
  component: FakeWindow,
  tags: ['behaviour'],
} satisfies Meta<typeof FakeWindow>;

export default meta;
type Story = StoryObj<typeof meta>;

function createJob(quantity: number, designHref = sampleDesign.href): PrintJob {
  const settings = { ...defaultPrintSettings, quantity };
  const layout = sheetOf(settings);
  const { codeOf } = sampleRun(quantity);
  const pages = layout.fits ? drawPages({ settings, layout, codeOf, hasImage: true }) : [];
  return { title: 'AiroTag stickers', pages, designHref };
}

const openAndPrint = (job: PrintJob, win: Window | null) =>
  openPrintWindow(
    () => job,
    () => win,
  ).outcome;

function spyOnWindow(frame: HTMLElement) {
  const win = frame instanceof HTMLIFrameElement ? frame.contentWindow : null;
  if (!win) throw new Error('The frame has no window.');
  return { win, print: spyOn(win, 'print').mockReturnValue(undefined), close: spyOn(win, 'close') };
}

export const PrintsOnceWhenReady: Story = {
  parameters: { acceptance: ['PRN-09'] },
  play: async ({ canvas }) => {
    const { win, print } = spyOnWindow(canvas.getByTitle('Print window'));
    const start = performance.now();
    const outcome = openAndPrint(createJob(17), win);
    await expect(print).not.toHaveBeenCalled();
    await expect(await outcome).toBe('printed');
    await expect(performance.now() - start).toBeGreaterThanOrEqual(499);
    await expect(print).toHaveBeenCalledOnce();

    const { document } = win;
    const styles = document.adoptedStyleSheets[0]?.cssRules[0]?.cssText;
    await expect(styles).toBe('@page { size: 210mm 297mm; margin: 0px; }');
    const pages = [...(document.body.firstElementChild?.children ?? [])];
    await expect(pages.map((page) => page.getAttribute('width'))).toEqual(['210mm', '210mm']);
    await expect(pages.map((page) => page.getAttribute('viewBox'))).toEqual(['0 0 210 297', '0 0 210 297']);
    await expect(pages.map((page) => page.childElementCount)).toEqual([16, 1]);
  },
};

export const DoesNotPrintWithoutTheDesign: Story = {
  parameters: { acceptance: ['PRN-09'] },
  play: async ({ canvas }) => {
    const { win, print, close } = spyOnWindow(canvas.getByTitle('Print window'));
    await expect(await openAndPrint(createJob(1, 'data:image/png;base64,AAAA'), win)).toBe('failed');
    await expect(close).toHaveBeenCalledOnce();
    await expect(print).not.toHaveBeenCalled();
  },
};

export const ReportsABlockedWindow: Story = {
  play: async () => {
    await expect(await openAndPrint(createJob(1), null)).toBe('blocked');
    // Some pop-up blockers throw, others return an empty object.
    const blockedByThrowing = openPrintWindow(
      () => createJob(1),
      () => {
        throw new Error('Not allowed');
      },
    );
    await expect(await blockedByThrowing.outcome).toBe('blocked');
    const emptyWindow = new Proxy(window, { get: () => undefined });
    await expect(await openAndPrint(createJob(1), emptyWindow)).toBe('blocked');
  },
};

export const ClosesWithItsOpenerUntilPrinted: Story = {
  play: async ({ canvas }) => {
    const { win, close } = spyOnWindow(canvas.getByTitle('Print window'));
    const outcome = openAndPrint(createJob(1), win);
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(close).toHaveBeenCalledOnce();
    await outcome;
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    await expect(close).toHaveBeenCalledOnce();
  },
};
