import { expect, it } from 'vitest';

import { migrations } from './migrations';

it('replaces the file names in the tags of version 1 with references', () => {
  const migrate = migrations[0]?.tags;
  const qrCodeFile = { id: '', name: 'qr.png' };
  const barcodeImage = { id: '', name: 'barcode.png' };
  expect(migrate?.({ qrCodeFile: 'qr.png' })).toEqual({ qrCodeFile });
  expect(migrate?.({ qrCodeFile: '', barcodeImage: 'barcode.png' })).toEqual({ barcodeImage });
});
