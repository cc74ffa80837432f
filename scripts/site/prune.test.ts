import { expect, it } from 'vitest';

import { pruneCustomProperties } from './prune';

it('keeps used properties and the properties that they use', () => {
  const css = ":root{--a:var(--b);--b:1px;--c:2px;--font:'A; B';}p{margin:var(--a)}";
  expect(pruneCustomProperties(css)).toBe(':root{--a:var(--b);--b:1px;}p{margin:var(--a)}');
});

it('keeps a used property in each colour scheme', () => {
  const css = ':root{--ink:#000;--gone:1}@media(dark){:root{--ink:#fff;--gone:2;}}p{color:var(--ink, red)}';
  expect(pruneCustomProperties(css)).toBe(':root{--ink:#000;}@media(dark){:root{--ink:#fff;}}p{color:var(--ink, red)}');
});
