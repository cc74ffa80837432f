import { expect, it } from 'vitest';

import { addDomainImport, addToBlock } from './edits';

const text = [
  'const paths = {',
  '  site: {',
  "    home: '/',",
  '  },',
  '  admin: {',
  "    home: '/admin',",
  '  },',
  '};',
];

it('adds a line at the end of the block that it is led to', () => {
  const added = addToBlock(text.join('\n'), ['const paths', '  admin: {'], "cards: '/cards',");
  expect(added.split('\n')).toEqual([...text.slice(0, 6), "    cards: '/cards',", ...text.slice(6)]);
});

it('says what is missing or there already', () => {
  expect(() => addToBlock(text.join('\n'), ['agency: {'], 'a: 1,')).toThrow('has no line with "agency: {" any more');
  expect(() => addToBlock(text.join('\n'), ['admin: {'], "home: '/x',")).toThrow('has "home" already');
});

it('keeps the imports of the domain in the order of the alphabet', () => {
  const [react, agency, tag] = [
    "import { use } from 'react';",
    "import { a } from '~/domain/agency/agency';",
    "import type { T } from '~/domain/tag/tag';",
  ] as const;
  const card = "import type { C } from '~/domain/card/card';";
  const last = "import type { Z } from '~/domain/zone/zone';";
  expect(addDomainImport([react, '', agency, tag, 'x'].join('\n'), card)).toBe(
    [react, '', agency, card, tag, 'x'].join('\n'),
  );
  expect(addDomainImport([react, '', agency, 'x'].join('\n'), last)).toBe([react, '', agency, last, 'x'].join('\n'));
});
