import { expect, it } from 'vitest';

import { listUnusedClasses, shrinkPage } from './shrink';
import { minifyCss } from './styles';

const html =
  '<p class="MuiBox-root css-1a2b3c">css-1a2b3c</p><b class="MuiLink-root css-x9">B</b><i class="lucide-x"></i>';
const css =
  '.css-1a2b3c{color:red;}.css-x9 a.MuiLink-root{animation:animation-7f 1s;}@keyframes animation-7f{to{top:0;}}';

it('shortens the generated names in class attributes and styles only', () => {
  const page = shrinkPage({ html, css });
  expect(page.html).toBe('<p class="a">css-1a2b3c</p><b class="MuiLink-root b">B</b><i></i>');
  expect(page.css).toBe('.a{color:red;}.b a.MuiLink-root{animation:c 1s;}@keyframes c{to{top:0;}}');
});

it('gives each generated name a short name of its own', () => {
  const classes = Array.from({ length: 400 }, (_, index) => `css-n${index}`);
  const page = shrinkPage({ html: '', css: classes.map((name) => `.${name}{top:0;}`).join('') });
  expect(new Set(page.css.match(/\.[a-z][a-z0-9]*/g)).size).toBe(400);
});

it('replaces the spacing and removes the media query that always matches', () => {
  const { css: shortCss } = shrinkPage({
    html: '',
    css: '@media (min-width:0em){.css-a{gap:calc(2 * var(--mui-spacing));}.css-b{top:0;}}@media (min-width:48em){.css-a{gap:0;}}',
  });
  expect(minifyCss(shortCss)).toBe('.a{gap:16px}.b{top:0}@media (width>=48em){.a{gap:0}}');
});

it('lists the classes that no element has, whose rules are left out', () => {
  const page = { html: '<p class="a"></p>', css: '.a{top:0}.a.Mui-disabled{top:1px}.a:hover,.b .a{top:2.5px}' };
  expect(listUnusedClasses(page)).toEqual(['Mui-disabled', 'b']);
  expect(minifyCss(page.css, { unusedClasses: listUnusedClasses(page) })).toBe('.a{top:0}.a:hover,.b .a{top:2.5px}');
});
