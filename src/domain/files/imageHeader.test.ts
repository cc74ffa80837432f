import { expect, it } from 'vitest';

import { detectFileType, readImageSize } from './imageHeader';
import type { ImageType } from './imageHeader';

const toBytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
  ['GIF87a', 'image/gif'],
  ['??? GIF87a', 'unknown'],
  ['????????WEBP', 'unknown'],
  ['\xef\xbb\xbf\r\n<svg>', 'svg'],
  ['<ns-1.a_b:svg/>', 'svg'],
  ['<?xml version="1.0"?><html>', 'unknown'],
  ['<html><svg></svg></html>', 'unknown'],
  ['name <!-- svg --> <svg>', 'unknown'],
  ['<svgs>', 'unknown'],
])('detects the type of %j: %s', (fileStart, type) => {
  expect(detectFileType(toBytes(fileStart))).toBe(type);
});

/** Frame header of a JPEG of 300 x 200 px, without the two bytes of its marker. */
const frameHeader = '\x00\x11\x08\x00\xc8\x01\x2c\x03';

it.each([
  ['a baseline JPEG', 'image/jpeg', `\xff\xd8\xff\xc0${frameHeader}`, { width: 300, height: 200 }],
  ['a JPEG with the last kind of frame', 'image/jpeg', `\xff\xd8\xff\xcf${frameHeader}`, { width: 300, height: 200 }],
  ['a JPEG that is cut in its frame', 'image/jpeg', `\xff\xd8\xff\xc0${frameHeader.slice(0, -1)}`, undefined],
  ['a JPEG with other bytes before its frame', 'image/jpeg', `\xff\xd8\x00\xc0${frameHeader}`, undefined],
  ['a PNG with another first chunk', 'image/png', `\x89PNG\r\n\x1a\n\0\0\0\x04CgBI${'\x01'.repeat(8)}`, undefined],
  [
    'a wide WebP',
    'image/webp',
    `${'?'.repeat(12)}VP8X${'?'.repeat(8)}\x00\x00\x01\x00\x00\x00`,
    { width: 65537, height: 1 },
  ],
  [
    'a WebP that is cut in its size',
    'image/webp',
    `${'?'.repeat(12)}VP8X${'?'.repeat(8)}\x00\x00\x01\x00\x00`,
    undefined,
  ],
] satisfies [string, ImageType, string, object | undefined][])('reads the size of %s', (_, type, header, size) => {
  expect(readImageSize(type, toBytes(header))).toEqual(size);
});
