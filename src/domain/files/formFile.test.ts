import { expect, it } from 'vitest';

import { replaceFilesWithNames, findStoredFile } from './formFile';

const chosenFile = new File(['picture'], 'qr.png');
const storedFile = { id: 'file-1', name: 'qr.png' };

it('finds the stored file of a form value', () => {
  expect([findStoredFile(storedFile), findStoredFile(chosenFile), findStoredFile('')]).toEqual([
    storedFile,
    undefined,
    undefined,
  ]);
});

it('replaces chosen files by their names, and keeps other values', () => {
  const draft = { hexacode: '7F3A9C21', isPrinted: false, partner: null, qrCodeFile: chosenFile, barcodeImage: '' };
  expect(replaceFilesWithNames(draft)).toEqual({ ...draft, qrCodeFile: 'qr.png' });
});
