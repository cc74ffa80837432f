import { expect, it } from 'vitest';

import { splitPage } from './splitPage';

const firstPart = '<main><section class="a"><p class="b"></p></section>';
const secondPart = '<section class="a"><p class="c d"></p></section></main>';

it('splits the markup at the second section', () => {
  const page = splitPage({ html: firstPart + secondPart, css: '' });
  expect([page?.firstPart.html, page?.rest.html]).toEqual([firstPart, secondPart]);
  expect(splitPage({ html: `${firstPart}</main>`, css: '' })).toBeUndefined();
});

it('leaves the CSS rules of the first part in place, and moves the others to the second part in their order', () => {
  const css =
    '@font-face{font-family:F;src:url(f)}p{top:0}.a{top:1px}.c{top:2px}.a .c{top:3px}.b:hover,.c:hover{top:4px}@media print{.b{top:5px}.d{top:6px}}@media screen{.d{top:7px}}@keyframes k{to{top:0}}';
  const page = splitPage({ html: firstPart + secondPart, css });
  expect(page?.firstPart.css).toBe(
    '@font-face{font-family:F;src:url(f)}p{top:0}.a{top:1px}.b:hover,.c:hover{top:4px}@media print{.b{top:5px}}@keyframes k{to{top:0}}',
  );
  expect(page?.rest.css).toBe('.c{top:2px}.a .c{top:3px}@media print{.d{top:6px}}@media screen{.d{top:7px}}');
});
