import { expect, it } from 'vitest';

import { isTagPath } from './tagPath';

it.each([
  ['/t/7F3A9C21', true],
  ['/T/a%2Fb/', true],
  ['/t/', false],
  ['/t/a/b', false],
  ['/Accolades/t/a', false],
])('%s is the path of a tag: %s', (path, isPath) => {
  expect(isTagPath(path)).toBe(isPath);
});
