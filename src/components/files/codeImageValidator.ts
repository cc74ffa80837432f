import { checkImageContent, checkImageFileSize, imageFileTypes } from '~/domain/files/imageFile';

import { getImageFileErrorText } from './imageFile.copy';

/** Checks the size and content of an image of a tag's code. The errors are messages for the user. */
export const codeImageValidator = {
  mediaTypes: imageFileTypes,
  checkSize: (bytes: number) => {
    const error = checkImageFileSize(bytes);
    return error && getImageFileErrorText(error);
  },
  checkContent: (bytes: Uint8Array) => {
    const contentCheck = checkImageContent(bytes);
    return contentCheck.ok ? contentCheck : { ok: false as const, error: getImageFileErrorText(contentCheck.error) };
  },
} as const;
