import { chooseAnImage, imageFileErrors } from '~/components/files/imageFile.copy';
import { maxDesignPixels } from '~/domain/printing/design/design';
import type { Design } from '~/domain/printing/design/design';
import type { DesignFileError } from '~/domain/printing/design/designFile';
import type { SvgNote } from '~/domain/printing/design/svg';

import { tagSourceLabels } from '../tagSource.copy';

const notPrintable = 'This file is not a picture that can be printed.';

function errorText(error: DesignFileError): string {
  switch (error.reason) {
    case 'empty':
      return imageFileErrors.empty;
    case 'too-large':
      return imageFileErrors.tooLarge(error.bytes);
    case 'damaged':
      return imageFileErrors.damaged;
    case 'pdf':
      return 'A PDF cannot be used as a design. Save its page as a PNG at 600 dpi and choose that.';
    case 'not-an-image':
      return `${notPrintable} ${chooseAnImage}`;
    case 'code-list':
      return `${notPrintable} A list of codes belongs under ${tagSourceLabels.group} > ${tagSourceLabels.list}. For the design: ${chooseAnImage}`;
    case 'no-size':
      return 'This drawing does not say how wide and how high it is. Save it with a width and a height, and choose that.';
    case 'not-loaded':
      return 'Part of this page did not load. Check your connection, and choose the picture again.';
    case 'too-many-pixels':
      return `This picture has ${error.width} × ${error.height} pixels, and ${maxDesignPixels / 1_000_000} million are the most. Save it smaller and choose that.`;
  }
}

const notes: Record<SvgNote, string> = {
  'linked-images': 'Pictures that this drawing links to are left out. Embed them in the file to have them printed.',
  fonts: 'Text in this drawing has the fonts of this device. Turn it into paths to be sure of its look.',
};

export const designUploadCopy = {
  empty: { title: 'No picture yet', detail: 'PNG, JPEG, WebP, SVG or GIF', choose: 'Choose', ofWhat: ' a picture' },
  replace: { label: 'Replace', ofWhat: ' the picture' },
  size: ({ kind, pixels }: Design) =>
    kind === 'vector' ? 'Drawing, sharp at every size' : `${pixels.width} × ${pixels.height} px`,
  severalFiles: 'Drop one file: a sheet has one design.',
  note: (note: SvgNote) => notes[note],
  errorText,
} as const;
