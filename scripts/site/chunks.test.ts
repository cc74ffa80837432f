import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { assignChunks } from './chunks';

const getAppFile = (path: string) => fileURLToPath(new URL(`../../src/app/${path}`, import.meta.url));
const sitePages = Array.from({ length: 5 }, (_, index) => getAppFile(`site/Page${index}Route.tsx`));
const listPages = Array.from({ length: 12 }, (_, index) => getAppFile(`admin/List${index}Route.tsx`));
const printingPage = getAppFile('agency/PrintingPage.tsx');
const areaModules = [
  getAppFile('site/SiteArea.tsx'),
  getAppFile('admin/AdminArea.tsx'),
  getAppFile('agency/AgencyArea.tsx'),
];

/** A fictitious module graph: the static and dynamic imports of each module. */
const graph: Record<string, { imports?: string[]; dynamicImports?: string[] }> = {
  [getAppFile('boot/boot.ts')]: { imports: ['paths'], dynamicImports: [getAppFile('main.tsx')] },
  [getAppFile('main.tsx')]: {
    imports: ['react', 'paths', 'node_modules/@mui/material/styles/index.mjs', getAppFile('routing/routes.tsx')],
  },
  'node_modules/@mui/material/styles/index.mjs': {
    imports: ['theme', 'node_modules/@mui/material/styles/enhanceHighContrast.mjs'],
  },
  'node_modules/@mui/material/styles/enhanceHighContrast.mjs': { imports: ['field'] },
  [getAppFile('routing/routes.tsx')]: { dynamicImports: [...areaModules, ...sitePages, ...listPages, printingPage] },
  ...Object.fromEntries(
    areaModules.map((id) => [
      id,
      { imports: ['react', ...(id.includes('/site/') ? ['footer'] : ['shell', 'cookie'])] },
    ]),
  ),
  ...Object.fromEntries(
    sitePages.map((id, index) => [
      id,
      { imports: ['picture', 'button', 'hidden', ...(index === 0 ? ['card', 'cookie'] : [])] },
    ]),
  ),
  ...Object.fromEntries(
    listPages.map((id, index) => [
      id,
      {
        imports: [
          'button',
          'data',
          ...(index < 10 ? ['select'] : []),
          ...(index < 5 ? ['card'] : []),
          getAppFile('lists/useList.ts'),
        ],
        dynamicImports: ['wizard'],
      },
    ]),
  ),
  [printingPage]: { imports: ['select', 'sheet', 'form'], dynamicImports: ['runs'] },
  runs: { imports: ['sheet'] },
  [getAppFile('lists/useList.ts')]: { imports: ['table'] },
  wizard: { imports: ['form', 'hidden'] },
};

const assignments = assignChunks({
  getModuleInfo: (id) => ({
    importedIds: graph[id]?.imports ?? [],
    dynamicallyImportedIds: graph[id]?.dynamicImports ?? [],
  }),
});

it.each([
  ['modules of the boot script', 'paths', 'boot'],
  ['modules of the main script', 'react', 'main'],
  ["modules of MUI's styles", 'theme', 'main'],
  ["modules that only an unused export of MUI's styles imports", 'field', undefined],
  ['modules shared by the site and the office', 'button', 'main'],
  ['modules shared by the site and a wizard', 'hidden', 'main'],
  ['modules shared by one page of the site and five office pages', 'card', 'main'],
  ["modules shared by the office's layouts and one page of the site", 'cookie', 'main'],
  ['modules shared by pages of the site', 'picture', 'site'],
  ["modules of the site's layout", 'footer', 'site'],
  ['modules of the office layout', 'shell', 'office'],
  ['modules shared by eleven office pages', 'select', 'controls'],
  ['modules of lists only', 'table', 'lists'],
  ['modules shared by the printing page and its dialogs', 'sheet', 'printing'],
  ['modules that only the dialogs of the printing page import', 'runs', undefined],
  ['modules shared by the printing page and a wizard', 'form', undefined],
])('assigns %s', (_, id, chunk) => {
  expect(assignments.get(id)).toBe(chunk);
});
