import { checkImageContent, checkImageFileSize, imageFileTypes } from '~/domain/files/imageFile';

import { imageFileErrorText } from './imageFile.copy';

/** File rule for the image of a tag's code: the types and sizes that can be printed. */
export const codeImageRule = {
  types: imageFileTypes,
  checkSize: (bytes: number) => {
    const error = checkImageFileSize(bytes);
    return error && imageFileErrorText(error);
  },
  checkContent: (bytes: Uint8Array) => {
    const check = checkImageContent(bytes);
    return check.ok ? undefined : imageFileErrorText(check.error);
  },
} as const;
