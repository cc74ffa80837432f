import { formatHex } from '../../number/formatHex';
import { joinBytes } from './pdfText';
import type { Bytes } from './pdfText';
import { readJpegHeader } from '../../files/jpegHeader';
import { detectFileType } from '../../files/imageHeader';

/** An image in the form in which it is embedded in a PDF. `width` and `height` are in px. */
export type PdfImage = {
  width: number;
  height: number;
  /** Dictionary entries for the colour space, the bits per component, and the filter that decodes `bytes`. */
  encoding: string;
  bytes: Bytes;
  /** Image with the opacity of each pixel. Undefined if all pixels are opaque. */
  alpha?: { encoding: string; bytes: Bytes };
};

/** Encodes bytes as zlib data (RFC 1950), the format of the filter FlateDecode. */
export type Deflate = (bytes: Bytes) => Promise<Bytes>;

/** Number of colour components by PNG colour type, for the types without alpha (PNG specification, table 11.1). */
const pngComponents: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1 };

/** PNG chunks that change how pixels look. A PNG with one of them must be decoded and drawn by the browser. */
const pngColourChunks = new Set(['tRNS', 'iCCP', 'cICP', 'eXIf']);

/** Reads the chunks of a PNG. Throws a RangeError if the file ends within a chunk. */
function* readChunks(bytes: Bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let offset = 8;
  while (offset < bytes.length) {
    const length = view.getUint32(offset);
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    if (offset + 12 + length > bytes.length) throw new RangeError('The PNG is truncated.');
    yield { type, content: bytes.subarray(offset + 8, offset + 8 + length) };
    offset += 12 + length;
  }
}

/**
 * Returns the pixels of a PNG, still compressed: PDF readers can decode them, because PDF's predictors 10 to 15 are the
 * filters of PNG (ISO 32000-1, 7.4.4.4). Returns undefined if the PNG is interlaced, has transparency, a colour
 * profile, EXIF data, or 16 bits per sample.
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
  const colourSpace =
    colourType === 3 && palette
      ? `[/Indexed /DeviceRGB ${palette.length / 3 - 1} <${paletteHex}>]`
      : components === 3
        ? '/DeviceRGB'
        : '/DeviceGray';
  const predictor = `<< /Predictor 15 /Colors ${components} /BitsPerComponent ${bits} /Columns ${width} >>`;
  return {
    width,
    height,
    encoding: `/ColorSpace ${colourSpace} /BitsPerComponent ${bits} /Filter /FlateDecode /DecodeParms ${predictor}`,
    bytes: joinBytes(chunks.filter(({ type }) => type === 'IDAT').map(({ content }) => content)),
  };
}

/**
 * Returns the data of a JPEG, still compressed. Returns undefined if EXIF data rotates the JPEG, or if it has CMYK
 * colours, a colour profile, or more than 8 bits per sample.
 */
function embedJpeg(bytes: Bytes): PdfImage | undefined {
  const header = readJpegHeader(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  if (!header || header.orientation !== 1 || header.hasColourProfile || header.bitsPerSample !== 8) return undefined;
  const { width, height, componentCount } = header;
  if (componentCount !== 1 && componentCount !== 3) return undefined;
  const colourSpace = componentCount === 3 ? '/DeviceRGB' : '/DeviceGray';
  return { width, height, encoding: `/ColorSpace ${colourSpace} /BitsPerComponent 8 /Filter /DCTDecode`, bytes };
}

/**
 * Converts an image file to an image of a PDF without decoding it. Returns undefined if PDF readers would show the file
 * differently or not at all. The browser must then decode and draw it, see `encodePixels`.
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

/** Converts RGBA pixels to an image of a PDF. Opaque images get no alpha channel. */
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
  const formatEncoding = (colourSpace: string) =>
    `/ColorSpace /${colourSpace} /BitsPerComponent 8 /Filter /FlateDecode`;
  return {
    width,
    height,
    encoding: formatEncoding('DeviceRGB'),
    bytes: await deflate(colours),
    ...(!isOpaque && { alpha: { encoding: formatEncoding('DeviceGray'), bytes: await deflate(alpha) } }),
  };
}

/** Decoded pixels, in the shape of the DOM's `ImageData`: `data` has four RGBA bytes for each pixel, row by row. */
export type ImagePixels = { width: number; height: number; data: Uint8ClampedArray };
