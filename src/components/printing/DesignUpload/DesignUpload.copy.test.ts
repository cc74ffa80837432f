import { expect, it } from 'vitest';

import { designUploadCopy } from './DesignUpload.copy';

const allowedTypesText = 'Choose a PDF, PNG, JPEG, WebP, SVG or GIF file.';
const notPrintableMessage = "This file isn't a picture or PDF we can print.";

it.each([
  [{ reason: 'empty' }, `This file is empty. ${allowedTypesText}`],
  [
    { reason: 'too-large', bytes: 20 * 1024 * 1024 + 1 },
    'This file has 21 MB and 20 MB is the most. Save it smaller, for example as a JPEG, and choose that.',
  ],
  [{ reason: 'damaged' }, "This picture is damaged and can't be read. Save it again, or choose another."],
  [{ reason: 'pdf-password' }, 'This PDF opens with a password only. Save a copy without a password and upload that.'],
  [{ reason: 'pdf-damaged' }, "This PDF is damaged and can't be read. Export it again and upload the new file."],
  [{ reason: 'pdf-empty' }, 'This PDF has no pages. Export your design again and upload the new file.'],
  [{ reason: 'pdf-too-complex' }, 'This page takes too long to draw. Save it as a PNG at 600 dpi and upload that.'],
  [{ reason: 'not-an-image' }, `${notPrintableMessage} ${allowedTypesText}`],
  [
    { reason: 'code-list' },
    `${notPrintableMessage} Is it a list of codes? Upload it under Tags > List or CSV. For the design, choose a picture or a PDF.`,
  ],
  [{ reason: 'no-size' }, 'This SVG has no size. Save it with a width and a height and upload it again.'],
  [{ reason: 'not-loaded' }, "Part of this page didn't load. Check your connection and choose the design again."],
  [
    { reason: 'not-kept' },
    "This run's picture wasn't kept on this device. Upload it again, so the reprint looks the same.",
  ],
  [
    { reason: 'too-many-pixels', width: 65535, height: 65535 },
    'This picture has 65535 × 65535 pixels. The limit is 40 million. Save it smaller and upload that.',
  ],
] as const)('explains the error $reason', (error, text) => {
  expect(designUploadCopy.errorText(error)).toBe(text);
});
