import { deflateSync, inflateSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { encodePixels, embedImageFile } from './pdfImage';

const deflate = (bytes: Uint8Array) => Promise.resolve(new Uint8Array(deflateSync(bytes)));
const toBytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const toUint32 = (value: number) =>
  String.fromCharCode(value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);

const makeChunk = (type: string, content = '') => `${toUint32(content.length)}${type}${content}\0\0\0\0`;
type PngOptions = {
  headerType?: string;
  bits?: number;
  colourType?: number;
  interlace?: number;
  chunksBefore?: string;
  chunksAfter?: string;
};
const createPng = ({
  headerType = 'IHDR',
  bits = 8,
  colourType = 2,
  interlace = 0,
  chunksBefore = '',
  chunksAfter = '',
}: PngOptions = {}) => {
  const header = `${toUint32(3)}${toUint32(2)}${String.fromCharCode(bits, colourType, 0, 0, interlace)}`;
  return toBytes(
    `\x89PNG\r\n\x1a\n${makeChunk(headerType, header)}${chunksBefore}${makeChunk('IDAT', 'abc')}${makeChunk('IDAT', 'de')}${makeChunk('IEND')}${chunksAfter}`,
  );
};

it('embeds the compressed pixels of an opaque PNG as they are', () => {
  expect(embedImageFile(createPng())).toEqual({
    width: 3,
    height: 2,
    encoding:
      '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 3 /BitsPerComponent 8 /Columns 3 >>',
    bytes: toBytes('abcde'),
  });
  expect(embedImageFile(createPng({ colourType: 0, bits: 1 }))?.encoding).toContain(
    '/DeviceGray /BitsPerComponent 1 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Colors 1',
  );
  const chunksBefore = makeChunk('PLTE', '\x00\x01\x02\xff\x00\x10');
  // The palette of an RGB image is only a suggestion for screens with few colours.
  expect(embedImageFile(createPng({ chunksBefore }))?.encoding).toContain('/ColorSpace /DeviceRGB /');
  expect(embedImageFile(createPng({ colourType: 3, bits: 4, chunksBefore }))?.encoding).toContain(
    '[/Indexed /DeviceRGB 1 <000102ff0010>] /BitsPerComponent 4',
  );
});

it.each([
  ['an alpha channel', createPng({ colourType: 6 })],
  ['a transparent colour', createPng({ chunksBefore: makeChunk('tRNS') })],
  ['a colour profile', createPng({ chunksBefore: makeChunk('iCCP') })],
  ['16 bits per sample', createPng({ bits: 16 })],
  ['interlacing', createPng({ interlace: 1 })],
  ['no palette for its palette colours', createPng({ colourType: 3 })],
  ['another first chunk', createPng({ headerType: 'CgBI' })],
  ['cut pixels', createPng().subarray(0, 46)],
  ['a missing end', createPng().subarray(0, 50)],
  ['a cut chunk', createPng().subarray(0, -3)],
])('leaves a PNG with %s to the browser', (_, png) => {
  expect(embedImageFile(png)).toBeUndefined();
});

const makeFrame = (components: number, bits = 8) =>
  `\xff\xc0\0\x11${String.fromCharCode(bits)}\0\xc8\x01\x2c${String.fromCharCode(components)}`;
const makeExif = (orientation: number) => {
  const content = `Exif\0\0MM\0\x2a\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0${String.fromCharCode(orientation)}\0\0`;
  return `\xff\xe1\0${String.fromCharCode(content.length + 2)}${content}`;
};
const createJpeg = (segments: string) => toBytes(`\xff\xd8\xff\xe0\0\x04JF${segments}`);

it('embeds a JPEG as it is', () => {
  const jpeg = createJpeg(makeExif(1) + makeFrame(3));
  expect(embedImageFile(jpeg)).toEqual({
    width: 300,
    height: 200,
    encoding: '/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode',
    bytes: jpeg,
  });
  expect(embedImageFile(createJpeg(makeFrame(1)))?.encoding).toContain('/DeviceGray');
});

it.each([
  ['EXIF rotation', makeExif(6) + makeFrame(3)],
  ['CMYK colours', makeFrame(4)],
  ['a colour profile', `\xff\xe2\0\x0eICC_PROFILE\0${makeFrame(3)}`],
  ['12 bits per sample', makeFrame(3, 12)],
])('leaves a JPEG with %s to the browser', (_, segments) => {
  expect(embedImageFile(createJpeg(segments))).toBeUndefined();
});

it('embeds a JPEG with damaged EXIF data as it is', () => {
  const damaged = makeExif(6).replace('\0\0\0\x08', '\x7f\0\0\x08');
  expect(embedImageFile(createJpeg(damaged + makeFrame(3)))).toBeDefined();
});

it('leaves other files to the browser', () => {
  expect(embedImageFile(toBytes('RIFF????WEBP'))).toBeUndefined();
  expect(embedImageFile(toBytes('<svg/>'))).toBeUndefined();
  expect(embedImageFile(toBytes(`BM${makeFrame(3)}`))).toBeUndefined();
});

it('separates colours and opacity of pixels', async () => {
  const data = Uint8ClampedArray.of(1, 2, 3, 255, 4, 5, 6, 128);
  const image = await encodePixels({ width: 1, height: 2, data }, deflate);
  expect(image.encoding).toBe('/ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /FlateDecode');
  expect(image.alpha?.encoding).toBe('/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode');
  expect([...inflateSync(image.bytes)]).toEqual([1, 2, 3, 4, 5, 6]);
  expect([...inflateSync(image.alpha?.bytes ?? '')]).toEqual([255, 128]);
  const opaqueImage = await encodePixels({ width: 1, height: 1, data: data.subarray(0, 4) }, deflate);
  expect(opaqueImage.alpha).toBeUndefined();
});
