import { expect, it } from 'vitest';

import { nameFiles, storedFileOf } from './formFile';

const chosen = new File(['picture'], 'qr.png');
const stored = { id: 'file-1', name: 'qr.png' };

it('finds the stored file of a form value', () => {
  expect([storedFileOf(stored), storedFileOf(chosen), storedFileOf('')]).toEqual([stored, undefined, undefined]);
});

it('logs the names of files, and other values as they are', () => {
  const draft = { hexacode: '7F3A9C21', isPrinted: false, qrCodeFile: chosen, barcodeImage: '' };
  expect(nameFiles(draft)).toEqual({ ...draft, qrCodeFile: 'qr.png' });
});
