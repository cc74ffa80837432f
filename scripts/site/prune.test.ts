import { expect, it } from 'vitest';

import { pruneCustomProperties } from './prune';

it('keeps a property that is read, and what it reads in turn', () => {
  const css = ":root{--a:var(--b);--b:1px;--c:2px;--font:'A; B';}p{margin:var(--a)}";
  expect(pruneCustomProperties(css)).toBe(':root{--a:var(--b);--b:1px;}p{margin:var(--a)}');
});

it('keeps a property that each colour scheme declares', () => {
  const css = ':root{--ink:#000;--gone:1}@media(dark){:root{--ink:#fff;--gone:2;}}p{color:var(--ink, red)}';
  expect(pruneCustomProperties(css)).toBe(':root{--ink:#000;}@media(dark){:root{--ink:#fff;}}p{color:var(--ink, red)}');
});
