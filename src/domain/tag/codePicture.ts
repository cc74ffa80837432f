import { brokenDesignMessage, chooseAPicture, designTypes, refuseBySize } from '../printing/design/designFile';
import { readPictureHeader, recogniseFile } from '../printing/design/pictureHeader';

/** Why a file is not taken for the picture of a code, judged by its content alone, and what to do next. */
function refuseContent(bytes: Uint8Array): string | undefined {
  const kind = recogniseFile(bytes);
  if (kind === 'svg') return undefined;
  if (kind === 'pdf' || kind === 'unknown') return `This file is not a picture. ${chooseAPicture}`;
  const size = readPictureHeader(kind, bytes);
  return size && size.width > 0 && size.height > 0 ? undefined : brokenDesignMessage;
}

/**
 * Which files are taken for the picture of a tag's code: the kinds and sizes that can be printed later. What passes may
 * still be cut short, which only decoding finds.
 */
export const codePictureRule = { types: designTypes, refuseSize: refuseBySize, refuseContent } as const;
