import { expect, it } from 'vitest';

import { replaceFilesWithNames, findStoredFile } from './formFile';

const chosen = new File(['picture'], 'qr.png');
const stored = { id: 'file-1', name: 'qr.png' };

it('finds the stored file of a form value', () => {
  expect([findStoredFile(stored), findStoredFile(chosen), findStoredFile('')]).toEqual([stored, undefined, undefined]);
});

it('replaces chosen files by their names, and keeps other values', () => {
  const draft = { hexacode: '7F3A9C21', isPrinted: false, qrCodeFile: chosen, barcodeImage: '' };
  expect(replaceFilesWithNames(draft)).toEqual({ ...draft, qrCodeFile: 'qr.png' });
});
