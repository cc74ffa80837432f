import { readJpegHeader } from './jpegHeader';

/** Media types of raster images that every browser decodes and whose header contains the size of the image. */
export type ImageType = 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif';

type PixelSize = { width: number; height: number };

/** Returns `length` bytes from index `start` as text: one character for each byte. */
const decodeLatin1 = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

/**
 * Number of bytes that are searched for the root element of an SVG. Drawing programs write long declarations before the
 * root element.
 */
const maxPrologLength = 32 * 1024;

/**
 * Matches the start of an SVG file in lower case. A byte order mark, declarations and comments can come before the root
 * element.
 */
const svgStart = /^(\xef\xbb\xbf)?\s*(<(\?xml|!--|!doctype svg)[^]*?)?<([\w.-]+:)?svg[\s>/]/;

/** Detects the type of a file by its first bytes. */
export function detectFileType(bytes: Uint8Array): ImageType | 'svg' | 'pdf' | 'unknown' {
  const start = decodeLatin1(bytes, 0, 12);
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (start.startsWith('GIF87a') || start.startsWith('GIF89a')) return 'image/gif';
  if (start.startsWith('RIFF') && start.endsWith('WEBP')) return 'image/webp';
  if (start.startsWith('%PDF-')) return 'pdf';
  const text = decodeLatin1(bytes, 0, maxPrologLength).toLowerCase();
  return svgStart.test(text) ? 'svg' : 'unknown';
}

/** Reads the size of a PNG from its first chunk. In every PNG, this chunk is IHDR, which begins with the size. */
const readPngSize = (view: DataView): PixelSize | undefined =>
  view.getUint32(12) === 0x49484452 ? { width: view.getUint32(16), height: view.getUint32(20) } : undefined;

const readGifSize = (view: DataView): PixelSize => ({
  width: view.getUint16(6, true),
  height: view.getUint16(8, true),
});

function readJpegSize(view: DataView): PixelSize | undefined {
  const header = readJpegHeader(view);
  return header && { width: header.width, height: header.height };
}

const readUint24 = (view: DataView, offset: number) =>
  view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x10000;

/** Reads the size of a WebP. Lossy, lossless and extended files store the size in different ways (RFC 9649). */
function readWebpSize(view: DataView): PixelSize | undefined {
  const chunkType = view.getUint32(12);
  if (chunkType === 0x56503820) {
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  }
  if (chunkType === 0x5650384c) {
    const sizeBits = view.getUint32(21, true);
    return { width: (sizeBits & 0x3fff) + 1, height: ((sizeBits >>> 14) & 0x3fff) + 1 };
  }
  return chunkType === 0x56503858 ? { width: readUint24(view, 24) + 1, height: readUint24(view, 27) + 1 } : undefined;
}

const sizeReaders: Record<ImageType, (view: DataView) => PixelSize | undefined> = {
  'image/png': readPngSize,
  'image/jpeg': readJpegSize,
  'image/webp': readWebpSize,
  'image/gif': readGifSize,
};

/** Returns the width and height in px from the header; undefined if the header is incomplete or damaged. */
export function readImageSize(type: ImageType, bytes: Uint8Array): PixelSize | undefined {
  try {
    return sizeReaders[type](new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  } catch {
    // DataView throws a RangeError if a header ends too early.
    return undefined;
  }
}
