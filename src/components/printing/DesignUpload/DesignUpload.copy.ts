import { imageFileErrorTexts } from '~/components/files/imageFile.copy';
import { formatNumber } from '~/domain/number/formatNumber';
import { maxDesignPixels, toMmSize } from '~/domain/printing/design/design';
import type { Design, DesignNote } from '~/domain/printing/design/design';
import type { DesignFileError } from '~/domain/printing/design/designFile';

import { tagSourceLabels } from '../tagSource.copy';

const allowedTypesText = 'Choose a PDF, PNG, JPEG, WebP, SVG or GIF file.';
const notPrintableMessage = "This file isn't a picture or PDF we can print.";

function formatError(error: DesignFileError): string {
  switch (error.reason) {
    case 'empty':
      return `This file is empty. ${allowedTypesText}`;
    case 'too-large':
      return imageFileErrorTexts.tooLarge(error.bytes);
    case 'damaged':
      return imageFileErrorTexts.damaged;
    case 'pdf-password':
      return 'This PDF opens with a password only. Save a copy without a password and upload that.';
    case 'pdf-damaged':
      return "This PDF is damaged and can't be read. Export it again and upload the new file.";
    case 'pdf-empty':
      return 'This PDF has no pages. Export your design again and upload the new file.';
    case 'pdf-too-complex':
      return 'This page takes too long to draw. Save it as a PNG at 600 dpi and upload that.';
    case 'not-an-image':
      return `${notPrintableMessage} ${allowedTypesText}`;
    case 'code-list':
      return `${notPrintableMessage} Is it a list of codes? Upload it under ${tagSourceLabels.group} > ${tagSourceLabels.list}. For the design, choose a picture or a PDF.`;
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

const noteTexts: Record<DesignNote, string> = {
  'linked-images': 'Linked pictures are left out. Embed them in the SVG to print them.',
  fonts: 'Text uses the fonts on this device. Convert it to paths to keep its look.',
  'pdf-fonts': "Some fonts aren't in the PDF. Embed them or convert the text to paths to keep its look.",
  trimmed: "Crop marks and bleed outside the PDF's trim box are left out.",
  annotations: 'Comments and form fields are left out. Flatten the PDF to print them.',
  picture: "This page can't be kept as vectors, so it prints as a picture at your printer's resolution.",
};

export const designUploadCopy = {
  empty: {
    title: 'Add your artwork',
    detail: 'PDF, PNG, JPEG, WebP, SVG or GIF',
    choose: 'Upload',
    hiddenLabel: ' a picture',
  },
  replace: { label: 'Replace', hiddenLabel: ' the picture' },
  remove: 'Remove the design',
  reading: 'Reading the file…',
  /** Returns the details of a design: '50 × 60 mm · Sharp at any size' or '1181 × 1417 px · 600 dpi'. */
  details: ({ kind, originalSize, pdf, notes: designNotes }: Design, resolutionText: string | undefined) => {
    const pageSize = pdf && toMmSize(originalSize);
    const pageSizeText = pageSize && `${formatNumber(pageSize.width)} × ${formatNumber(pageSize.height)} mm`;
    const isSharp = kind === 'vector' && !designNotes?.includes('picture');
    const quality = isSharp ? 'Sharp at any size' : !pdf && `${originalSize.width} × ${originalSize.height} px`;
    return [pageSizeText, quality, resolutionText].filter(Boolean).join('\u00A0· ');
  },
  severalFiles: 'Drop one file only. A sheet has one design.',
  note: (note: DesignNote) => noteTexts[note],
  errorText: formatError,
} as const;
