import { expect, it } from 'vitest';

import { designUploadCopy } from './DesignUpload.copy';

const choose = 'Choose a PNG, JPEG, WebP, SVG or GIF picture.';
const notPrintable = 'This file is not a picture that can be printed.';

it.each([
  [{ reason: 'empty' }, `This file is empty. ${choose}`],
  [
    { reason: 'too-large', bytes: 20 * 1024 * 1024 + 1 },
    'This file has 21 MB and 20 MB is the most. Save it smaller, for example as a JPEG, and choose that.',
  ],
  [{ reason: 'damaged' }, 'This picture is damaged and cannot be read. Save it again, or choose another.'],
  [{ reason: 'pdf' }, 'A PDF cannot be used as a design. Save its page as a PNG at 600 dpi and choose that.'],
  [{ reason: 'not-an-image' }, `${notPrintable} ${choose}`],
  [
    { reason: 'code-list' },
    `${notPrintable} A list of codes belongs under Tags > List or CSV. For the design: ${choose}`,
  ],
  [
    { reason: 'no-size' },
    'This drawing does not say how wide and how high it is. Save it with a width and a height, and choose that.',
  ],
  [{ reason: 'not-loaded' }, 'Part of this page did not load. Check your connection, and choose the picture again.'],
  [
    { reason: 'too-many-pixels', width: 65535, height: 65535 },
    'This picture has 65535 × 65535 pixels, and 40 million are the most. Save it smaller and choose that.',
  ],
] as const)('explains %j', (error, text) => {
  expect(designUploadCopy.errorText(error)).toBe(text);
});
