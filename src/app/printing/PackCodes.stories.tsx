import type { Meta, StoryObj } from '@storybook/react-vite';
import { unzipSync } from 'fflate';
import { expect, fn } from 'storybook/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import readerWasmUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';

import { loadDataMatrix } from '~/components/printing/loadDataMatrix';
import { defaultPrintSettings } from '~/domain/printing/settings/printSettings';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { CodeImageFormat } from '~/screens/agency/PrintingScreen/controller/printingEffects';

import { createCodesZip } from './createCodesZip';

/** Renders nothing visible, since the stories test only files. */
const EmptyPage = () => <main />;

const meta = {
  title: 'Flows/Download codes',
  component: EmptyPage,
  tags: ['behaviour'],
} satisfies Meta<typeof EmptyPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const settings: PrintSettings = {
  ...defaultPrintSettings,
  barcode: { ...defaultPrintSettings.barcode, shown: true, symbology: 'dataMatrix' },
};
const createCodes = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ code: `AIR-${index + 1}`, number: index + 1 }));
const createOptions = () => ({ signal: new AbortController().signal, onProgress: fn() });

async function packAndUnpack(format: CodeImageFormat, count: number) {
  const request = { codes: createCodes(count), tagBaseUrl: 'https://tag.example.com', settings, format };
  const zipFile = await createCodesZip(request, await loadDataMatrix(), createOptions());
  return unzipSync(new Uint8Array((await zipFile?.arrayBuffer()) ?? new ArrayBuffer()));
}

/** Draws an image file in a square of `width` px and returns the texts of the codes in it. */
async function readImage(bytes: Uint8Array | undefined, type: string, width: number): Promise<string[]> {
  await prepareZXingModule({ overrides: { locateFile: () => readerWasmUrl }, fireImmediately: true });
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([new Uint8Array(bytes ?? [])], { type }));
  await image.decode();
  const context = new OffscreenCanvas(width, width).getContext('2d');
  if (!context) return [];
  context.drawImage(image, 0, 0, width, width);
  const barcodes = await readBarcodes(context.getImageData(0, 0, width, width), { formats: ['QRCode', 'DataMatrix'] });
  return barcodes.map(({ text }) => text);
}

export const PacksReadableSvgFiles: Story = {
  play: async () => {
    const files = await packAndUnpack('svg', 2);
    await expect(Object.keys(files).toSorted()).toEqual([
      'codes.csv',
      'data-matrix/AIR-1.svg',
      'data-matrix/AIR-2.svg',
      'qr/AIR-1.svg',
      'qr/AIR-2.svg',
    ]);
    await expect(await readImage(files['qr/AIR-2.svg'], 'image/svg+xml', 370)).toEqual([
      'https://tag.example.com/t/AIR-2',
    ]);
    await expect(await readImage(files['data-matrix/AIR-1.svg'], 'image/svg+xml', 360)).toEqual(['AIR-1']);
    await expect(new TextDecoder().decode(files['codes.csv'])).toBe(
      [
        'Number,Code,File,URL,Barcode file',
        '1,AIR-1,qr/AIR-1.svg,https://tag.example.com/t/AIR-1,data-matrix/AIR-1.svg',
        '2,AIR-2,qr/AIR-2.svg,https://tag.example.com/t/AIR-2,data-matrix/AIR-2.svg',
        '',
      ].join('\r\n'),
    );
  },
};

export const PacksReadablePngFiles: Story = {
  play: async () => {
    const files = await packAndUnpack('png', 1);
    await expect(await readImage(files['qr/AIR-1.png'], 'image/png', 370)).toEqual(['https://tag.example.com/t/AIR-1']);
    await expect(await readImage(files['data-matrix/AIR-1.png'], 'image/png', 234)).toEqual(['AIR-1']);
  },
};

export const StaysResponsiveAndStopsOnCancel: Story = {
  play: async () => {
    const abortController = new AbortController();
    let tickCount = 0;
    const timer = setInterval(() => (tickCount += 1), 1);
    const onProgress = fn((packedCount: number) => {
      if (packedCount > 200) abortController.abort();
    });
    const request = {
      codes: createCodes(5000),
      tagBaseUrl: 'https://tag.example.com',
      settings,
      format: 'svg' as const,
    };
    const zipFile = await createCodesZip(request, await loadDataMatrix(), {
      signal: abortController.signal,
      onProgress,
    });
    clearInterval(timer);
    await expect(zipFile).toBeUndefined();
    await expect(tickCount).toBeGreaterThan(3);
    await expect(onProgress.mock.lastCall?.[0]).toBeLessThan(5000);
  },
};
