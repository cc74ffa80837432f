import { formatHex } from '../../number/formatHex';
import type { Bytes } from './pdfText';
import { readJpegHeader } from '../../files/jpegHeader';
import { detectFileType } from '../../files/imageHeader';

/** An image of a PDF. `width` and `height` are in px. */
export type PdfImage = {
  width: number;
  height: number;
  /** Colour space, bits per component, and the filter with which `bytes` are encoded. */
  encoding: string;
  bytes: Bytes;
  /** Opacity of each pixel. Undefined if the image is opaque. */
  alpha?: { encoding: string; bytes: Bytes };
};

/** Encodes bytes as zlib data (RFC 1950), the format of the filter FlateDecode. */
export type Deflate = (bytes: Bytes) => Promise<Bytes>;

/** Numbers of colour components of the PNG colour types without alpha (PNG specification, table 11.1). */
const pngComponents: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1 };

/** PNG chunks that change how pixels look. A PNG with one of them has to be decoded and drawn by a browser. */
const pngColourChunks = new Set(['tRNS', 'iCCP', 'cICP', 'eXIf']);

/** Reads the chunks of a PNG. Throws a RangeError if the file ends within a chunk. */
function* readChunks(bytes: Bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 8;
  while (at < bytes.length) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    if (at + 12 + length > bytes.length) throw new RangeError('The PNG is truncated.');
    yield { type, content: bytes.subarray(at + 8, at + 8 + length) };
    at += 12 + length;
  }
}

function join(parts: readonly Bytes[]): Bytes {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/**
 * Returns the compressed pixels of a PNG as they are: PDF's predictors 10 to 15 are the filters of PNG (ISO 32000-1,
 * 7.4.4.4). Returns undefined if the PNG is interlaced, has transparency, a colour profile, EXIF data, or 16 bits per
 * sample.
 */
function embedPng(bytes: Bytes): PdfImage | undefined {
  const chunks = [...readChunks(bytes)];
  const [header] = chunks;
  if (header?.type !== 'IHDR' || chunks.some(({ type }) => pngColourChunks.has(type))) return undefined;
  const view = new DataView(header.content.buffer, header.content.byteOffset, 13);
  const [width, height] = [view.getUint32(0), view.getUint32(4)];
  const [bits, colourType, interlace] = [view.getUint8(8), view.getUint8(9), view.getUint8(12)];
  const components = pngComponents[colourType];
  if (components === undefined || bits > 8 || interlace !== 0) return undefined;
  const palette = chunks.find(({ type }) => type === 'PLTE')?.content;
  if (colourType === 3 && !palette) return undefined;
  const paletteHex = palette && formatHex(palette);
  const space =
    colourType === 3 && palette
      ? `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${paletteHex}>]`
      : components === 3
        ? '/DeviceRGB'
        : '/DeviceGray';
  const predictor = `<< /Predictor 15 /Colors ${components} /BitsPerComponent ${bits} /Columns ${width} >>`;
  return {
    width,
    height,
    encoding: `/ColorSpace ${space} /BitsPerComponent ${bits} /Filter /FlateDecode /DecodeParms ${predictor}`,
    bytes: join(chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content)),
  };
}

/**
 * Returns a JPEG as it is. Returns undefined if EXIF data rotates it, or if it has CMYK colours, a colour profile, or
 * more than 8 bits per sample.
 */
function embedJpeg(bytes: Bytes): PdfImage | undefined {
  const header = readJpegHeader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!header || header.orientation !== 1 || header.hasProfile || header.bits !== 8) return undefined;
  const { width, height, components } = header;
  if (components !== 1 && components !== 3) return undefined;
  const space = components === 3 ? '/DeviceRGB' : '/DeviceGray';
  return { width, height, encoding: `/ColorSpace ${space} /BitsPerComponent 8 /Filter /DCTDecode`, bytes };
}

/**
 * Returns an image file for a PDF without decoding it. Returns undefined if a browser has to decode and draw the file,
 * because PDF readers would show it differently or not at all.
 */
export function embedImageFile(bytes: Bytes): PdfImage | undefined {
  try {
    const type = detectFileType(bytes);
    if (type === 'image/png') return embedPng(bytes);
    return type === 'image/jpeg' ? embedJpeg(bytes) : undefined;
  } catch {
    // DataView throws if the file ends too early.
    return undefined;
  }
}

/** Encodes pixels of four bytes each: red, green, blue, and alpha. Opaque images get no alpha channel. */
export async function encodePixels(pixels: ImagePixels, deflate: Deflate): Promise<PdfImage> {
  const { width, height, data } = pixels;
  const colours = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  let isOpaque = true;
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    for (let channel = 0; channel < 3; channel++) colours[pixel * 3 + channel] = data[pixel * 4 + channel] ?? 0;
    alpha[pixel] = data[pixel * 4 + 3] ?? 0;
    isOpaque &&= alpha[pixel] === 255;
  }
  const encode = (space: string) => `/ColorSpace /${space} /BitsPerComponent 8 /Filter /FlateDecode`;
  return {
    width,
    height,
    encoding: encode('DeviceRGB'),
    bytes: await deflate(colours),
    ...(!isOpaque && { alpha: { encoding: encode('DeviceGray'), bytes: await deflate(alpha) } }),
  };
}

/** Decoded pixels. `data` has four bytes for each pixel, row by row. This is the shape of the DOM's `ImageData`. */
export type ImagePixels = { width: number; height: number; data: Uint8ClampedArray };
