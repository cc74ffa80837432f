import { expect, it } from 'vitest';

import { detectFileType, readImageSize } from './imageHeader';
import type { ImageType } from './imageHeader';
import { readJpegHeader } from './jpegHeader';

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

const makeSegment = (marker: string, content: string) =>
  `\xff${marker}\0${String.fromCharCode(content.length + 2)}${content}`;

/** EXIF data with the fields Make and Orientation, once in each byte order. The orientation is 6. */
const bigEndianExif =
  'Exif\0\0MM\0\x2a\0\0\0\x08\0\x02\x01\x0f\0\x02\0\0\0\x04Cam\0\x01\x12\0\x03\0\0\0\x01\0\x06\0\0\0\0\0\0';
const littleEndianExif =
  'Exif\0\0II\x2a\0\x08\0\0\0\x02\0\x0f\x01\x02\0\x04\0\0\0Cam\0\x12\x01\x03\0\x01\0\0\0\x06\0\0\0\0\0\0\0';
/**
 * EXIF data with only the field Make. The next bytes are 0x0112, the number of Orientation: a parser that reads beyond
 * the last field would find an orientation.
 */
const unorientedExif = `Exif\0\0II\x2a\0\x08\0\0\0\x01\0\x0f\x01\x02\0\x04\0\0\0Cam\0\x12\x01\0\0${'?'.repeat(8)}`;

it.each([
  ['without EXIF data and colour profile', '', 1, false],
  ['with big-endian EXIF data', makeSegment('\xe1', bigEndianExif), 6, false],
  ['with little-endian EXIF data', makeSegment('\xe1', littleEndianExif), 6, false],
  ['with EXIF data without orientation', makeSegment('\xe1', unorientedExif), 1, false],
  ['with other data in an EXIF segment', makeSegment('\xe1', bigEndianExif.replace('Exif', 'Extr')), 1, false],
  ['with EXIF data in a comment', makeSegment('\xfe', bigEndianExif), 1, false],
  ['with a colour profile', makeSegment('\xe2', 'ICC_PROFILE\0\x01\x01'), 1, true],
  ['with other data in a profile segment', makeSegment('\xe2', 'MPF\0MM\0\x2a\0\0\0\x08'), 1, false],
  ['with a colour profile in a comment', makeSegment('\xfe', 'ICC_PROFILE\0\x01\x01'), 1, false],
  [
    'with EXIF data after a colour profile',
    makeSegment('\xe2', 'ICC_PROFILE\0\x01\x01') + makeSegment('\xe1', bigEndianExif),
    6,
    true,
  ],
])('reads the orientation and the colour profile of a JPEG %s', (_, segments, orientation, hasColourProfile) => {
  const bytes = toBytes(`\xff\xd8${segments}\xff\xc0${frameHeader}`);
  expect(readJpegHeader(new DataView(bytes.buffer))).toMatchObject({ orientation, hasColourProfile });
});
