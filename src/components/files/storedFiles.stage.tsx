import type { ReactElement } from 'react';

import { createQrSvg } from '~/domain/codes/qrImage';

import { ReadStoredFileContext } from './ReadStoredFileContext';
import type { ReadStoredFile } from './ReadStoredFileContext';

const qrPicture = new File([createQrSvg('7F3A9C21', { dark: 'black', light: 'white' })], 'qr.svg', {
  type: 'image/svg+xml',
});

/** An SVG of barcode-like bars, three times as wide as high. */
const barcodePicture = new File(
  [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 100"><path d="${[20, 60, 90, 150, 190, 240].map((x) => `M${x} 10v80`).join('')}" stroke="black" stroke-width="16"/></svg>`,
  ],
  'barcode.svg',
  { type: 'image/svg+xml' },
);

/** The stored files of stories, by id. */
const storedFiles: Readonly<Record<string, File>> = {
  'file-qr': qrPicture,
  'file-barcode': barcodePicture,
  'file-damaged': new File(['no picture'], 'damaged.png', { type: 'image/png' }),
};

/** References to the stored files of stories. The file `missing` does not exist, and reading `unreadable` fails. */
export const storyFiles = {
  qr: { id: 'file-qr', name: 'qr.svg' },
  barcode: { id: 'file-barcode', name: 'barcode.svg' },
  damaged: { id: 'file-damaged', name: 'damaged.png' },
  missing: { id: 'file-missing', name: 'a-picture-with-a-rather-long-name-2026-06-15.png' },
  unreadable: { id: 'file-unreadable', name: 'qr.png' },
} as const;

const readStoryFile: ReadStoredFile = (id) =>
  id === storyFiles.unreadable.id ? Promise.reject(new Error('Caused by the story')) : Promise.resolve(storedFiles[id]);

/** Decorator that provides the stored files to a story, as a workspace does. */
export const withStoredFiles = (Story: () => ReactElement) => (
  <ReadStoredFileContext value={readStoryFile}>{Story()}</ReadStoredFileContext>
);
