import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

import { placeModules } from './chunks';

const app = (path: string) => fileURLToPath(new URL(`../../src/app/${path}`, import.meta.url));
const sitePages = Array.from({ length: 5 }, (_, index) => app(`site/Page${index}Route.tsx`));
const lists = Array.from({ length: 12 }, (_, index) => app(`admin/List${index}Route.tsx`));
const areas = [app('site/SiteArea.tsx'), app('admin/AdminArea.tsx'), app('agency/AgencyArea.tsx')];

/** What each module imports, and what it imports later. */
const graph: Record<string, { now?: string[]; later?: string[] }> = {
  [app('boot/boot.ts')]: { now: ['paths'], later: [app('main.tsx')] },
  [app('main.tsx')]: { now: ['react', 'paths', app('routing/routes.tsx')] },
  [app('routing/routes.tsx')]: { later: [...areas, ...sitePages, ...lists] },
  ...Object.fromEntries(areas.map((id) => [id, { now: ['react', id.includes('/site/') ? 'footer' : 'shell'] }])),
  ...Object.fromEntries(sitePages.map((id) => [id, { now: ['picture', 'button', 'hidden'] }])),
  ...Object.fromEntries(
    lists.map((id) => [id, { now: ['button', 'data', app('lists/useList.ts')], later: ['wizard'] }]),
  ),
  [app('lists/useList.ts')]: { now: ['table'] },
  wizard: { now: ['form', 'hidden'] },
};

const places = placeModules({
  getModuleInfo: (id) => ({ importedIds: graph[id]?.now ?? [], dynamicallyImportedIds: graph[id]?.later ?? [] }),
});

it.each([
  ['what the first script needs', 'paths', 'boot'],
  ['what the start needs', 'react', 'main'],
  ['what the site and the office share', 'button', 'main'],
  ['what the site shares with a wizard', 'hidden', 'main'],
  ['what the pages of the site share', 'picture', 'site'],
  ['what stands around every page of the site', 'footer', 'site'],
  ['what stands around every page of the office', 'shell', 'office'],
  ['what only lists need', 'table', 'lists'],
  ['what comes later', 'form', undefined],
])('places %s', (_, id, chunk) => {
  expect(places.get(id)).toBe(chunk);
});
