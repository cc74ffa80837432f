import { describe, expect, it } from 'vitest';

import { checkImageFileSize } from '../../files/imageFile';
import { checkDesignContent, checkSvg } from './designFile';

const toLatin1Bytes = (value: string) => Array.from(value, (letter) => letter.charCodeAt(0));
const toBigEndian = (value: number, length: number) =>
  Array.from({ length }, (_, index) => Math.floor(value / 256 ** (length - 1 - index)) % 256);
const toLittleEndian = (value: number, length: number) => toBigEndian(value, length).reverse();

const joinBytes = (...parts: number[][]) => Uint8Array.from(parts.flat());

const makePng = (width: number, height: number) =>
  joinBytes(
    toLatin1Bytes('\x89PNG\r\n\x1a\n'),
    toBigEndian(13, 4),
    toLatin1Bytes('IHDR'),
    toBigEndian(width, 4),
    toBigEndian(height, 4),
  );

/** Returns a JPEG with an EXIF segment, a Huffman table and a fill byte before the frame, as cameras write it. */
const makeJpeg = (width: number, height: number, frameMarker = 0xc2) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe1, ...toBigEndian(6, 2), ...toLatin1Bytes('Exif'), 0xff, 0xc4, ...toBigEndian(4, 2), 0, 0],
    ...[
      0xff,
      0xff,
      frameMarker,
      ...toBigEndian(17, 2),
      8,
      ...toBigEndian(height, 2),
      ...toBigEndian(width, 2),
      3,
      0,
      0,
      0,
      0,
      0,
    ],
  ]);

const makeGif = (width: number, height: number) =>
  joinBytes(toLatin1Bytes('GIF89a'), toLittleEndian(width, 2), toLittleEndian(height, 2));
/** Returns a WebP file with one chunk. */
const makeWebp = (chunk: string, ...parts: number[][]) =>
  joinBytes(toLatin1Bytes('RIFF'), toLittleEndian(99, 4), toLatin1Bytes('WEBP'), toLatin1Bytes(chunk), ...parts);
const makeLossyWebp = (width: number, height: number) =>
  makeWebp(
    'VP8 ',
    toLittleEndian(9, 4),
    [0, 0, 0, 0x9d, 0x01, 0x2a],
    toLittleEndian(width, 2),
    toLittleEndian(height, 2),
  );
const makeLosslessWebp = (width: number, height: number) =>
  makeWebp(
    'VP8L',
    toLittleEndian(9, 4),
    [0x2f],
    toLittleEndian(width - 1 + (height - 1) * 2 ** 14, 4),
    [0, 0, 0, 0, 0],
  );
const makeExtendedWebp = (width: number, height: number) =>
  makeWebp('VP8X', toLittleEndian(10, 4), [0, 0, 0, 0], toLittleEndian(width - 1, 3), toLittleEndian(height - 1, 3));

const findError = (bytes: Uint8Array) => {
  const check = checkDesignContent(bytes);
  return check.ok ? undefined : check.error;
};
const toBytes = (value: string) => Uint8Array.from(toLatin1Bytes(value));

it.each([
  ['PNG', 'image/png', makePng],
  ['JPEG', 'image/jpeg', makeJpeg],
  ['GIF', 'image/gif', makeGif],
  ['lossy WebP', 'image/webp', makeLossyWebp],
  ['lossless WebP', 'image/webp', makeLosslessWebp],
  ['extended WebP', 'image/webp', makeExtendedWebp],
] as const)('reads the type and size of a %s', (_name, type, makeImage) => {
  expect(checkDesignContent(makeImage(1181, 1417))).toEqual({ ok: true, type, width: 1181, height: 1417 });
});

it('recognizes a PDF by its content', () => {
  expect(checkDesignContent(toBytes('%PDF-1.7'))).toEqual({ ok: true, type: 'application/pdf' });
});

it('reads an image inside a larger buffer', () => {
  const buffer = Uint8Array.from([1, 2, 3, ...makePng(20, 30)]);
  expect(checkDesignContent(buffer.subarray(3))).toMatchObject({ ok: true, width: 20, height: 30 });
});

it.each([
  ['only the root element', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a byte order mark and a comment', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- x --><SVG>'],
  [
    'many entities',
    `<?xml version="1.0"?><!DOCTYPE svg [${'<!ENTITY ns "http://example.com/">'.repeat(200)}]><svg:svg>`,
  ],
])('accepts an SVG with %s', (_, content) => {
  expect(checkDesignContent(toBytes(content))).toEqual({ ok: true, type: 'image/svg+xml' });
});

it('requires an SVG to have a size', () => {
  expect(checkSvg('<svg viewBox="0 0 50 60"/>')).toEqual({ ok: true, width: 50, height: 60, notes: [] });
  expect(checkSvg('<svg/>')).toEqual({ ok: false, error: { reason: 'no-size' } });
});

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><rect',
  '<svg xmlns="http://www.w3.org/2000/svg',
  '<svg><g><svg/></g>',
  '<svg><!-- </svg> -->',
  '<svg><!-- </svg>',
])('reports a truncated SVG as damaged: %j', (source) => {
  expect(checkSvg(source)).toEqual({ ok: false, error: { reason: 'damaged' } });
});

it.each(['<svg></svg>', '<x:svg>…</x:svg >\n<!-- end -->\n', '<svg data-a="1"\n/>', '<svg></svg><?end?>'])(
  'reports a missing size if the SVG is complete: %j',
  (source) => {
    expect(checkSvg(source)).toEqual({ ok: false, error: { reason: 'no-size' } });
  },
);

describe('rejects by content', () => {
  it.each([
    ['a program', 'MZ\x90\x00\x03\x00\x00\x00'],
    ['a video', 'RIFF\x00\x00\x00\x00AVI LIST'],
  ])('%s', (_, content) => {
    expect(findError(toBytes(content))).toEqual({ reason: 'not-an-image' });
  });

  it.each(['<!doctype html><title>x</title>', 'PK\x03\x04', 'sep=;\ncode;name\nA1;bob', 'plain text'])(
    'text or a ZIP file, which is probably a list of codes: %j',
    (content) => {
      expect(findError(toBytes(content))).toEqual({ reason: 'code-list' });
    },
  );

  it('a truncated header and an image of zero size', () => {
    const truncated = [makePng(10, 10).subarray(0, 20), makeGif(1, 1).subarray(0, 8), makeJpeg(10, 10).subarray(0, 14)];
    const withoutUsableSize = [
      makePng(0, 10),
      makeLossyWebp(0, 5),
      makeJpeg(10, 0),
      makeJpeg(10, 10, 0xda),
      toBytes('\xff\xd8\xffjunkjunkjunk'),
    ];
    const unknownChunks = [makeWebp('ALPH'), makeWebp('WHAT', new Array<number>(20).fill(0))];
    for (const bytes of [...truncated, ...withoutUsableSize, ...unknownChunks])
      expect(findError(bytes)).toEqual({ reason: 'damaged' });
  });

  it('too many pixels, before decoding', () => {
    expect(findError(makeJpeg(65535, 65535))).toEqual({ reason: 'too-many-pixels', width: 65535, height: 65535 });
    expect(findError(makePng(8000, 5000))).toBeUndefined();
    expect(findError(makePng(8001, 5000))).toBeDefined();
  });

  it('an empty file', () => {
    expect(findError(new Uint8Array())).toEqual({ reason: 'empty' });
  });
});

it('checks the file size before reading', () => {
  expect(checkImageFileSize(20 * 1024 * 1024)).toBeUndefined();
  expect(checkImageFileSize(0)).toEqual({ reason: 'empty' });
  expect(checkImageFileSize(20 * 1024 * 1024 + 1)).toEqual({ reason: 'too-large', bytes: 20 * 1024 * 1024 + 1 });
});
