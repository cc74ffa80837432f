import { readFileSync } from 'node:fs';

import { expect, inject, it } from 'vitest';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as { dependencies: Record<string, string> };

it('publishes the licences of all runtime packages and fonts', async () => {
  const text = await (await fetch(`${inject('siteOrigin')}/licences.md`)).text();
  const publishedNames = [...text.matchAll(/^## (\S+)/gm)].map(([, name]) => name);
  const fonts = [
    '@fontsource-variable/bricolage-grotesque',
    '@fontsource-variable/figtree',
    '@fontsource-variable/noto-sans-arabic',
  ];
  expect([...Object.keys(dependencies), ...fonts].filter((name) => !publishedNames.includes(name))).toEqual([]);
  expect(text).toContain('SIL OPEN FONT LICENSE');
});
