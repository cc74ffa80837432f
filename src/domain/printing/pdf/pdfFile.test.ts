import { expect, it } from 'vitest';

import { createPdfFile } from './pdfFile';

it('fails if an object is missing, instead of writing a damaged file', () => {
  const file = createPdfFile(
    () => undefined,
    (content) => Promise.resolve(content),
  );
  file.writeObject(2, '/Type /Catalog');
  expect(() => file.finish('/Root 2 0 R')).toThrow('Object 1 of the PDF is missing.');
});
