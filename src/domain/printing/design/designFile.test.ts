import { describe, expect, it } from 'vitest';

import { checkDesignBytes, checkDrawing, largestDesignFile, refuseBySize } from './designFile';

const text = (value: string) => Array.from(value, (letter) => letter.charCodeAt(0));
const be = (value: number, length: number) =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256);
const le = (value: number, length: number) => be(value, length).reverse();

const png = (width: number, height: number) =>
  Uint8Array.from([0x89, ...text('PNG\r\n\x1a\n'), ...be(13, 4), ...text('IHDR'), ...be(width, 4), ...be(height, 4)]);

/** With an EXIF segment, a Huffman table and a filling byte before the frame, as cameras write. */
const jpeg = (width: number, height: number, frame = 0xc2) =>
  Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xe1, ...be(6, 2), ...text('Exif'), 0xff, 0xc4, ...be(4, 2), 0, 0],
    ...[0xff, 0xff, frame, ...be(17, 2), 8, ...be(height, 2), ...be(width, 2), 3, 0, 0, 0, 0, 0],
  ]);

const gif = (width: number, height: number) => Uint8Array.from([...text('GIF89a'), ...le(width, 2), ...le(height, 2)]);
const riff = (...bytes: number[]) => Uint8Array.from([...text('RIFF'), ...le(99, 4), ...text('WEBP'), ...bytes]);
const webpLossy = (width: number, height: number) =>
  riff(...text('VP8 '), ...le(9, 4), 0, 0, 0, 0x9d, 0x01, 0x2a, ...le(width, 2), ...le(height, 2));
const webpLossless = (width: number, height: number) =>
  riff(...text('VP8L'), ...le(9, 4), 0x2f, ...le(width - 1 + (height - 1) * 2 ** 14, 4), 0, 0, 0, 0, 0);
const webpExtended = (width: number, height: number) =>
  riff(...text('VP8X'), ...le(10, 4), 0, 0, 0, 0, ...le(width - 1, 3), ...le(height - 1, 3));

const messageOf = (bytes: Uint8Array) => {
  const check = checkDesignBytes(bytes);
  return check.ok ? undefined : check.message;
};
const bytesOf = (value: string) => Uint8Array.from(text(value));

it.each([
  ['PNG', 'image/png', png],
  ['JPEG', 'image/jpeg', jpeg],
  ['GIF', 'image/gif', gif],
  ['lossy WebP', 'image/webp', webpLossy],
  ['lossless WebP', 'image/webp', webpLossless],
  ['extended WebP', 'image/webp', webpExtended],
] as const)('reads type and size of a %s', (_name, type, make) => {
  expect(checkDesignBytes(make(1181, 1417))).toEqual({ ok: true, type, width: 1181, height: 1417 });
});

it('reads a picture that is a part of a larger buffer', () => {
  const whole = Uint8Array.from([1, 2, 3, ...png(20, 30)]);
  expect(checkDesignBytes(whole.subarray(3))).toMatchObject({ ok: true, width: 20, height: 30 });
});

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- x --><SVG>',
  `<?xml version="1.0"?><!DOCTYPE svg [${'<!ENTITY ns "http://example.com/">'.repeat(200)}]><svg:svg>`,
])('takes a drawing, whose source is judged by itself: %j', (content) => {
  expect(checkDesignBytes(bytesOf(content))).toEqual({ ok: true, type: 'image/svg+xml' });
});

it('wants a drawing to have a size', () => {
  expect(checkDrawing('<svg viewBox="0 0 50 60"/>')).toEqual({ ok: true, width: 50, height: 60, notes: [] });
  expect(checkDrawing('<svg/>')).toEqual({
    ok: false,
    message:
      'This drawing does not say how wide and how high it is. Save it with a width and a height, and choose that.',
  });
});

const broken = 'This picture is damaged and cannot be read. Save it again, or choose another.';

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"><rect',
  '<svg xmlns="http://www.w3.org/2000/svg',
  '<svg><g><svg/></g>',
  '<svg><!-- </svg> -->',
  '<svg><!-- </svg>',
])('says of a drawing without a size that is cut short that it is damaged: %j', (source) => {
  expect(checkDrawing(source)).toEqual({ ok: false, message: broken });
});

it.each(['<svg></svg>', '<x:svg>…</x:svg >\n<!-- end -->\n', '<svg data-a="1"\n/>', '<svg></svg><?end?>'])(
  'asks for a size where the drawing is whole: %j',
  (source) => {
    const check = checkDrawing(source);
    expect(check.ok ? '' : check.message).toMatch(/^This drawing does not say how wide/);
  },
);

describe('refuses by content, and says what to do', () => {
  const pictures = 'Choose a PNG, JPEG, WebP, SVG or GIF picture.';

  it.each(['MZ\x90\x00\x03\x00\x00\x00', 'RIFF\x00\x00\x00\x00AVI LIST'])('%j', (content) => {
    expect(messageOf(bytesOf(content))).toBe(`This file is not a picture that can be printed. ${pictures}`);
  });

  it.each(['<!doctype html><title>x</title>', 'PK\x03\x04', 'sep=;\ncode;name\nA1;bob', 'plain text'])(
    'what may be a list of codes, and says where that belongs: %j',
    (content) => {
      expect(messageOf(bytesOf(content))).toBe(
        `This file is not a picture that can be printed. A list of codes belongs under Tags > List or CSV. For the design: ${pictures}`,
      );
    },
  );

  it('a PDF', () => {
    expect(messageOf(bytesOf('%PDF-1.7'))).toMatch(/^A PDF cannot be used/);
  });

  it('a header without its picture, and a picture without size', () => {
    const cut = [png(10, 10).subarray(0, 20), gif(1, 1).subarray(0, 8), jpeg(10, 10).subarray(0, 14)];
    const empty = [png(0, 10), webpLossy(0, 5), jpeg(10, 0), jpeg(10, 10, 0xda), bytesOf('\xff\xd8\xffjunkjunkjunk')];
    for (const bytes of [
      ...cut,
      ...empty,
      riff(...text('ALPH')),
      riff(...text('WHAT'), ...new Array<number>(20).fill(0)),
    ])
      expect(messageOf(bytes)).toBe(broken);
  });

  it('more pixels than can be unpacked, before anything is unpacked', () => {
    expect(messageOf(jpeg(65535, 65535))).toBe(
      'This picture has 65535 × 65535 pixels, and 40 million are the most. Save it smaller and choose that.',
    );
    expect(messageOf(png(8000, 5000))).toBeUndefined();
    expect(messageOf(png(8001, 5000))).toBeDefined();
  });

  it('nothing at all', () => {
    expect(messageOf(new Uint8Array())).toBe('This file is empty. Choose a PNG, JPEG, WebP, SVG or GIF picture.');
  });
});

it('refuses by size before reading', () => {
  expect(refuseBySize(largestDesignFile)).toBeUndefined();
  expect(refuseBySize(0)).toMatch(/^This file is empty/);
  expect(refuseBySize(largestDesignFile + 1)).toBe(
    'This file has 21 MB and 20 MB is the most. Save it smaller, for example as a JPEG, and choose that.',
  );
});
