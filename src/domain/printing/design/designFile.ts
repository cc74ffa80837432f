import { codeFileRefusals, recogniseText } from '../codes/codeFile';
import { readDrawing } from '../sticker/drawing';
import { readPictureHeader, recogniseFile } from './pictureHeader';
import type { PictureType } from './pictureHeader';
import { placeOfLists } from '../codes/tagSource';

/** The largest design file in bytes. It is checked before a byte is read. */
export const largestDesignFile = 20 * 1024 * 1024;

/** The most pixels of a design: 40 million are 160 MB unpacked, and already 1,200 dpi on an A6 sticker. */
export const mostDesignPixels = 40_000_000;

/** What a file chooser is told to offer. */
export const designTypes = [
  ...(['image/png', 'image/jpeg', 'image/webp', 'image/gif'] satisfies PictureType[]),
  'image/svg+xml',
] as const;

export type DesignCheck =
  | { ok: true; type: PictureType; width: number; height: number }
  /** A drawing: its source is still to be judged, by `checkDrawing`. */
  | { ok: true; type: 'image/svg+xml' }
  /** `message` says what is wrong and what to do next. */
  | { ok: false; message: string };

/** What to do next about a file that is no picture. */
export const chooseAPicture = 'Choose a PNG, JPEG, WebP, SVG or GIF picture.';

const noPicture = 'This file is not a picture that can be printed.';

const refusals = {
  empty: `This file is empty. ${chooseAPicture}`,
  sizeless:
    'This drawing does not say how wide and how high it is. Save it with a width and a height, and choose that.',
  pdf: 'A PDF cannot be used as a design. Save its page as a PNG at 600 dpi and choose that.',
  unknown: `${noPicture} ${chooseAPicture}`,
  list: `${noPicture} A list of codes belongs under ${placeOfLists.group} > ${placeOfLists.source}. For the design: ${chooseAPicture}`,
  broken: 'This picture is damaged and cannot be read. Save it again, or choose another.',
} as const;

const refuse = (message: string) => ({ ok: false, message }) as const;

/** The message for a file of `bytes` bytes that is not even to be read, else undefined. */
export function refuseBySize(bytes: number): string | undefined {
  if (bytes === 0) return refusals.empty;
  if (bytes <= largestDesignFile) return undefined;
  const size = Math.ceil(bytes / 1024 / 1024);
  return `This file has ${size} MB and ${largestDesignFile / 1024 / 1024} MB is the most. Save it smaller, for example as a JPEG, and choose that.`;
}

/** Whether a file that is no picture may be a list of codes: text, or the table of a spreadsheet program. */
function mayBeList(bytes: Uint8Array): boolean {
  const kind = recogniseText(bytes);
  return !('refusal' in kind) || kind.refusal === codeFileRefusals.spreadsheet;
}

/**
 * Judges a design by its content; the name and the type that came with it count for nothing. What passes may still be
 * cut short, which only decoding finds.
 */
export function checkDesignBytes(bytes: Uint8Array): DesignCheck {
  if (bytes.length === 0) return refuse(refusals.empty);
  const kind = recogniseFile(bytes);
  if (kind === 'pdf') return refuse(refusals.pdf);
  if (kind === 'unknown') return refuse(mayBeList(bytes) ? refusals.list : refusals.unknown);
  if (kind === 'svg') return { ok: true, type: 'image/svg+xml' };
  const size = readPictureHeader(kind, bytes);
  if (!size || size.width === 0 || size.height === 0) return refuse(refusals.broken);
  if (size.width * size.height > mostDesignPixels) {
    return refuse(
      `This picture has ${size.width} × ${size.height} pixels, and ${mostDesignPixels / 1_000_000} million are the most. Save it smaller and choose that.`,
    );
  }
  return { ok: true, type: kind, ...size };
}

/** Judges the source of an SVG drawing. Its size is in CSS pixels, of which only the proportion counts. */
export function checkDrawing(
  source: string,
): { ok: true; width: number; height: number; notes: readonly string[] } | { ok: false; message: string } {
  const { size, notes, isWhole } = readDrawing(source);
  if (size) return { ok: true, ...size, notes };
  return refuse(isWhole ? refusals.sizeless : refusals.broken);
}

/** The message for a picture whose header is sound and whose content does not decode. */
export const brokenDesignMessage = refusals.broken;
