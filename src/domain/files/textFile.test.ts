import { expect, it } from 'vitest';

import { detectEncoding } from './textFile';

const toUtf8Bytes = (text: string) => new Uint8Array(Buffer.from(text));
const toUtf16Bytes = (text: string) => new Uint8Array(Buffer.from(text, 'utf16le'));

it.each([
  ['plain text', toUtf8Bytes('A1\nB2'), 'utf-8'],
  ['UTF-8 with a byte order mark', toUtf8Bytes('\ufeffA1'), 'utf-8'],
  ['Windows-1252, which passes as UTF-8 until it is decoded', new Uint8Array([0xdc, 0x31]), 'utf-8'],
  ['UTF-16 with a byte order mark', toUtf16Bytes('\ufeffA1'), 'utf-16le'],
  ['UTF-16 without a byte order mark', toUtf16Bytes('A1\nB2'), 'utf-16le'],
  ['Arabic UTF-16 with a byte order mark', toUtf16Bytes('\ufeffدبي'), 'utf-16le'],
  ['UTF-16 with one Latin and one Chinese letter', toUtf16Bytes('A中'), 'utf-16le'],
  ['text that starts like a spreadsheet', toUtf8Bytes('PK-1\nPK-2'), 'utf-8'],
  ['big-endian UTF-16', toUtf16Bytes('A1').reverse(), 'utf-16be'],
  ['big-endian UTF-16 with a byte order mark', new Uint8Array([0xfe, 0xff, 0x06, 0x2f]), 'utf-16be'],
])('detects the encoding of %s', (_, bytes, encoding) => {
  expect(detectEncoding(bytes)).toEqual({ encoding });
});

it.each([
  ['an image', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d], 'binary'],
  ['a spreadsheet', [0x50, 0x4b, 3, 4, 0x14, 0], 'spreadsheet'],
  ['an old spreadsheet', [0xd0, 0xcf, 0x11, 0xe0], 'spreadsheet'],
  ['text with a single zero byte', [...toUtf8Bytes('A1\nB2\nC3'), 0], 'binary'],
  ['text with a single zero byte at an odd position', [...toUtf8Bytes('A1\nB2\nC3D'), 0], 'binary'],
  ['text with a control character', [...toUtf8Bytes('A1'), 2], 'binary'],
])('rejects %s', (_, bytes, error) => {
  expect(detectEncoding(new Uint8Array(bytes))).toEqual({ error });
});
