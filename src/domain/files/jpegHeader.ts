/** Properties of a JPEG, read from its header. */
export type JpegHeader = {
  /** Width and height in px, before EXIF rotation. */
  width: number;
  height: number;
  /** Bits per sample. */
  bits: number;
  /** Number of colour components: 1 is grey, 3 is colour, 4 is CMYK. */
  components: number;
  /** EXIF orientation from 1 to 8. 1 is upright, and the default. */
  orientation: number;
  /** True if the file has a colour profile. */
  hasProfile: boolean;
};

/** Number of the EXIF tag with the orientation (Exif 2.32, 4.6.4). */
const orientationTag = 0x0112;

/** True if the ASCII text `text` begins at the offset `at`. */
const hasText = (view: DataView, at: number, text: string) =>
  at + text.length <= view.byteLength &&
  Array.from({ length: text.length }).every((_, index) => view.getUint8(at + index) === text.charCodeAt(index));

/** Reads the orientation from the TIFF data of an EXIF segment, which starts at `start`. Returns 1 if there is none. */
function readOrientation(view: DataView, start: number): number {
  try {
    const isLittleEndian = view.getUint16(start) === 0x4949;
    const directory = start + view.getUint32(start + 4, isLittleEndian);
    const count = view.getUint16(directory, isLittleEndian);
    for (let index = 0; index < count; index++) {
      const entry = directory + 2 + index * 12;
      if (view.getUint16(entry, isLittleEndian) === orientationTag) return view.getUint16(entry + 8, isLittleEndian);
    }
  } catch {
    // Browsers ignore damaged EXIF data, which can lead DataView beyond the end of the file.
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
  let [at, orientation, hasProfile] = [2, 1, false];
  while (view.getUint8(at) === 0xff) {
    const marker = view.getUint8(at + 1);
    if (isFrameHeader(marker)) {
      const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)];
      return { width, height, bits: view.getUint8(at + 4), components: view.getUint8(at + 9), orientation, hasProfile };
    }
    if (marker === 0xe1 && hasText(view, at + 4, 'Exif\0\0')) orientation = readOrientation(view, at + 10);
    hasProfile ||= marker === 0xe2 && hasText(view, at + 4, 'ICC_PROFILE\0');
    // 0xFF is a fill byte, not a marker.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
