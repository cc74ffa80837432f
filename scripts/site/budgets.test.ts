import { expect, it } from 'vitest';

import { documents } from '../../src/app/routing/documents';
import { shells } from '../../src/app/routing/shells';
import { isTagPath } from '../../src/domain/tagPath';
import { formatSizes, listExceededLimits, measureRoutes } from './budgets';
import { budgets } from './budgets.table';

/** Manifest of a fictitious build. The number in the name of each file is its size in bytes. */
const manifest = {
  '_boot-5': { file: 'boot-5', name: 'boot', dynamicImports: ['src/app/main.tsx'] },
  'src/app/main.tsx': { file: 'main-100', imports: ['_shared'] },
  _shared: { file: 'shared-20' },
  'src/app/site/SiteArea.tsx': { file: 'area-7', imports: ['_shared', '_boot-5'] },
  'src/app/site/HomeRoute.tsx': { file: 'home-3', dynamicImports: ['src/app/site/Dialog.tsx'] },
  'src/app/site/Dialog.tsx': { file: 'dialog-1000' },
};
const getSize = (file: string) => (file.endsWith('.html') ? 12 : Number(file.split('-')[1]));
const homeBudget = {
  path: '/',
  documentFile: 'index.html',
  modules: ['site/SiteArea.tsx', 'site/HomeRoute.tsx'],
  startsAtOnce: false,
  maxDocumentBytes: 12,
  maxScriptBytesBeforeStart: 5,
  maxScriptBytesAfterStart: 135,
} as const;
const shellBudget = {
  ...homeBudget,
  path: '/office',
  documentFile: 'office.html',
  startsAtOnce: true,
  maxScriptBytesBeforeStart: 134,
};

it('counts each file once, and leaves out code that loads on demand', () => {
  const sizes = measureRoutes([homeBudget, shellBudget], manifest, getSize);
  expect(
    sizes.map(({ documentBytes, scriptBytesBeforeStart, scriptBytesAfterStart }) => [
      documentBytes,
      scriptBytesBeforeStart,
      scriptBytesAfterStart,
    ]),
  ).toEqual([
    [12, 5, 135],
    [12, 135, 135],
  ]);
  expect(listExceededLimits(sizes)).toEqual(['/office: scripts of the first load 135 > 134 bytes']);
  expect(formatSizes(sizes).split('\n')[1]?.split(/ +/)).toEqual(['/', '12', '5', '135']);
});

it('throws if a page of the table is not in the build', () => {
  expect(() =>
    measureRoutes([{ ...homeBudget, modules: ['site/Old.tsx', 'site/Old.tsx'] }], manifest, getSize),
  ).toThrow('The build has no chunk of src/app/site/Old.tsx.');
});

it('has a budget for every path', () => {
  const paths = [...documents, ...shells].map(({ path }) => path).filter((path) => path !== '/404' && !isTagPath(path));
  expect(budgets.map(({ path }) => path).sort()).toEqual([...paths, '*', '/t/:code'].sort());
});
