import { checkImageContent, checkImageFileSize, imageFileTypes } from '~/domain/files/imageFile';

import { getImageFileErrorText } from './imageFile.copy';

/** Decides which files are accepted as the image of a tag's code: those whose type and size can be printed. */
export const codeImageValidator = {
  types: imageFileTypes,
  checkSize: (bytes: number) => {
    const error = checkImageFileSize(bytes);
    return error && getImageFileErrorText(error);
  },
  checkContent: (bytes: Uint8Array) => {
    const contentCheck = checkImageContent(bytes);
    return contentCheck.ok ? contentCheck : { ok: false as const, error: getImageFileErrorText(contentCheck.error) };
  },
} as const;
