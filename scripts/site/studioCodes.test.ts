import { expect, it } from 'vitest';

import { findStudioCodesWarning } from './studioCodes';

it('warns about studio pictures whose codes lead to another site', () => {
  expect(findStudioCodesWarning('https://tag.example.com')).toBe(
    'The codes in the studio pictures lead to http://localhost:4173. Run "npm run art -- --tag-base https://tag.example.com".',
  );
});

it('accepts the codes of a build without settings', () => {
  expect(findStudioCodesWarning('http://localhost:4173')).toBeUndefined();
});
