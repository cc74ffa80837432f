import { maxImageFileSize } from '~/domain/files/imageFile';
import type { ImageFileError } from '~/domain/files/imageFile';

const roundUpToMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

const chooseAnImageText = 'Choose a PNG, JPEG, WebP, SVG or GIF picture.';

/** Error messages for all fields in which the user chooses an image. */
export const imageFileErrorTexts = {
  empty: `This file is empty. ${chooseAnImageText}`,
  damaged: "This picture is damaged and can't be read. Save it again, or choose another.",
  tooLarge: (bytes: number) =>
    `This file has ${roundUpToMegabytes(bytes)} MB and ${roundUpToMegabytes(maxImageFileSize)} MB is the most. Save it smaller, for example as a JPEG, and choose that.`,
} as const;

/** Returns the error message for a file that the user chose as the image of a tag's code. */
export function getImageFileErrorText(error: ImageFileError): string {
  switch (error.reason) {
    case 'empty':
      return imageFileErrorTexts.empty;
    case 'too-large':
      return imageFileErrorTexts.tooLarge(error.bytes);
    case 'damaged':
      return imageFileErrorTexts.damaged;
    case 'pdf':
    case 'not-an-image':
      return `This file is not a picture. ${chooseAnImageText}`;
  }
}
