import { checkImageContent, checkImageFileSize, imageFileTypes } from '~/domain/files/imageFile';

import { getImageFileErrorText } from './imageFile.copy';

/** Checks size and content of files for the image of a tag's code, and returns error messages for the user. */
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
