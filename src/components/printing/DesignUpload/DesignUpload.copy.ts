import { chooseAnImageText, imageFileErrors } from '~/components/files/imageFile.copy';
import { maxDesignPixels } from '~/domain/printing/design/design';
import type { Design } from '~/domain/printing/design/design';
import type { DesignFileError } from '~/domain/printing/design/designFile';
import type { SvgNote } from '~/domain/printing/design/svg';

import { tagSourceLabels } from '../tagSource.copy';

const notPrintableMessage = "This file isn't a picture we can print.";

function errorText(error: DesignFileError): string {
  switch (error.reason) {
    case 'empty':
      return imageFileErrors.empty;
    case 'too-large':
      return imageFileErrors.tooLarge(error.bytes);
    case 'damaged':
      return imageFileErrors.damaged;
    case 'pdf':
      return "A PDF can't be a design. Save its page as a PNG at 600 dpi and upload that.";
    case 'not-an-image':
      return `${notPrintableMessage} ${chooseAnImageText}`;
    case 'code-list':
      return `${notPrintableMessage} Upload a list of codes under ${tagSourceLabels.group} > ${tagSourceLabels.list}. For the design: ${chooseAnImageText}`;
    case 'no-size':
      return 'This SVG has no size. Save it with a width and a height and upload it again.';
    case 'not-loaded':
      return "Part of this page didn't load. Check your connection and choose the design again.";
    case 'not-kept':
      return "This run's picture wasn't kept on this device. Upload it again, so the reprint looks the same.";
    case 'too-many-pixels':
      return `This picture has ${error.width} × ${error.height} pixels. The limit is ${maxDesignPixels / 1_000_000} million. Save it smaller and upload that.`;
  }
}

const svgNotes: Record<SvgNote, string> = {
  'linked-images': 'Linked pictures are left out. Embed them in the SVG to print them.',
  fonts: 'Text uses the fonts on this device. Convert it to paths to keep its look.',
};

export const designUploadCopy = {
  empty: {
    title: 'Add your artwork',
    detail: 'PNG, JPEG, WebP, SVG or GIF',
    choose: 'Upload',
    hiddenLabel: ' a picture',
  },
  replace: { label: 'Replace', hiddenLabel: ' the picture' },
  remove: 'Remove the design',
  size: ({ kind, pixels }: Design) =>
    kind === 'vector' ? 'Sharp at any size' : `${pixels.width} × ${pixels.height} px`,
  severalFiles: 'Drop one file only. A sheet has one design.',
  note: (note: SvgNote) => svgNotes[note],
  errorText,
} as const;
