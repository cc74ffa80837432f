import { brokenDesignMessage, chooseAPicture, designTypes, refuseBySize } from '../printing/design/designFile';
import { readPictureHeader, recogniseFile } from '../printing/design/pictureHeader';

/** Returns an error message for a file that is not a supported picture, judged by its content. */
function refuseContent(bytes: Uint8Array): string | undefined {
  const kind = recogniseFile(bytes);
  if (kind === 'svg') return undefined;
  if (kind === 'pdf' || kind === 'unknown') return `This file is not a picture. ${chooseAPicture}`;
  const size = readPictureHeader(kind, bytes);
  return size && size.width > 0 && size.height > 0 ? undefined : brokenDesignMessage;
}

/**
 * Accepted files for the picture of a tag's code: types and sizes that can be printed. Truncated files are only
 * detected by decoding.
 */
export const codePictureRule = { types: designTypes, refuseSize: refuseBySize, refuseContent } as const;
