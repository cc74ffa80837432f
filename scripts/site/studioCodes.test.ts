import { expect, it } from 'vitest';

import { checkStudioCodes } from './studioCodes';

it('warns about studio pictures whose codes lead to another site', () => {
  expect(checkStudioCodes('https://tag.example.com')).toBe(
    'The codes in the studio pictures lead to http://localhost:4173. Run "npm run art -- --tag-base https://tag.example.com".',
  );
});

it('accepts the codes of a build without settings', () => {
  expect(checkStudioCodes('http://localhost:4173')).toBeUndefined();
});
