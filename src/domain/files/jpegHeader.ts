/** Properties of a JPEG, read from its header. */
export type JpegHeader = {
  /** Width and height in px, before EXIF rotation. */
  width: number;
  height: number;
  bitsPerSample: number;
  /** Number of colour components: 1 is grey, 3 is colour, 4 is CMYK. */
  componentCount: number;
  /** EXIF orientation from 1 to 8. 1 is upright, and the value of files without an orientation. */
  orientation: number;
  /** True if the file contains an ICC profile. */
  hasColourProfile: boolean;
};

/** Number of the EXIF tag with the orientation (Exif 2.32, 4.6.4). */
const orientationTag = 0x0112;

/** True if the ASCII text `text` begins at `offset`. */
const hasText = (view: DataView, offset: number, text: string) =>
  offset + text.length <= view.byteLength &&
  Array.from({ length: text.length }).every((_, index) => view.getUint8(offset + index) === text.charCodeAt(index));

/** Returns the orientation from the TIFF data of an EXIF segment; 1 if the data has none. */
function readOrientation(view: DataView, tiffStart: number): number {
  try {
    const isLittleEndian = view.getUint16(tiffStart) === 0x4949;
    const directoryOffset = tiffStart + view.getUint32(tiffStart + 4, isLittleEndian);
    const entryCount = view.getUint16(directoryOffset, isLittleEndian);
    for (let index = 0; index < entryCount; index++) {
      const entryOffset = directoryOffset + 2 + index * 12;
      if (view.getUint16(entryOffset, isLittleEndian) === orientationTag)
        return view.getUint16(entryOffset + 8, isLittleEndian);
    }
  } catch {
    // DataView throws if damaged EXIF data points beyond the end of the file. Browsers ignore such data, too.
  }
  return 1;
}

/** Returns true for the markers of frame headers: 0xC0 to 0xCF, except 0xC4, 0xC8 and 0xCC (ITU-T T.81, table B.1). */
const isFrameHeader = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/**
 * Reads the segments of a JPEG up to its first frame header. Returns undefined if there is no frame header. Throws a
 * RangeError if the file ends too early.
 */
export function readJpegHeader(view: DataView): JpegHeader | undefined {
  let [offset, orientation, hasColourProfile] = [2, 1, false];
  while (view.getUint8(offset) === 0xff) {
    const marker = view.getUint8(offset + 1);
    if (isFrameHeader(marker)) {
      const [height, width] = [view.getUint16(offset + 5), view.getUint16(offset + 7)];
      return {
        width,
        height,
        bitsPerSample: view.getUint8(offset + 4),
        componentCount: view.getUint8(offset + 9),
        orientation,
        hasColourProfile,
      };
    }
    if (marker === 0xe1 && hasText(view, offset + 4, 'Exif\0\0')) orientation = readOrientation(view, offset + 10);
    hasColourProfile ||= marker === 0xe2 && hasText(view, offset + 4, 'ICC_PROFILE\0');
    // A second 0xFF is a fill byte, not a marker.
    offset += marker === 0xff ? 1 : 2 + view.getUint16(offset + 2);
  }
  return undefined;
}
