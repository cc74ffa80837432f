import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

const source = (path: string) => fileURLToPath(new URL(`../../src/app/${path}`, import.meta.url));
const boot = source('boot/boot.ts');
const main = source('main.tsx');
const routes = source('routing/routes.tsx');

/** A module that MUI's styles re-export and the app never uses. It imports all of MUI's input components. */
const unusedModule = /@mui\/material\/styles\/enhanceHighContrast/;

/** Minimum number of pages that must use a module, so that it moves into the chunk which these pages share. */
const minPages = { main: 5, site: 5, office: 12, controls: 11, lists: 6 } as const;

/** A module that all list pages import, and no other page. */
const listModule = source('lists/useList.ts');

/**
 * The chunks in order of priority: a module belongs to the first that fits. `main` also contains what the site shares
 * with the office, `signedIn` what the office shares with the sign-in, and `controls` what most office pages use.
 */
const chunks = ['boot', 'main', 'site', 'lists', 'signedIn', 'office', 'controls'] as const;
type Chunk = (typeof chunks)[number];

/**
 * Returns the bundler's groups, which put shared modules into seven chunks. By default, the bundler writes sixty small
 * files for a list, which compress an eighth worse than one file. It places the modules without a group by itself.
 */
export function chunkGroups() {
  let assignments: ReadonlyMap<string, Chunk> | undefined;
  return chunks.map((chunk, index) => ({
    name: (id: string, graph: ModuleGraph) => ((assignments ??= assignChunks(graph)).get(id) === chunk ? chunk : null),
    debugName: chunk,
    priority: chunks.length - index,
    // `assignChunks` has assigned the dependencies of each module already.
    includeDependenciesRecursively: false,
  }));
}

/** Returns the chunk of each module that belongs to a group. Needs the complete module graph. */
export function assignChunks(graph: ModuleGraph): Map<string, Chunk> {
  const collectModules = (entry: string, includeDynamic = false, found = new Set<string>()): Set<string> => {
    if (found.has(entry)) return found;
    found.add(entry);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(entry) ?? {};
    for (const id of importedIds) if (!unusedModule.test(id)) collectModules(id, includeDynamic, found);
    if (includeDynamic) for (const id of dynamicallyImportedIds) collectModules(id, includeDynamic, found);
    return found;
  };
  const pages = (graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? []).map((id) => ({
    id,
    modules: collectModules(id),
  }));
  const inFolders = (...folders: string[]) =>
    pages.filter(({ id }) => folders.some((folder) => id.includes(`/app/${folder}/`)));
  const site = inFolders('site');
  const office = inFolders('admin', 'agency');
  const lists = office.filter(({ modules }) => modules.has(listModule));

  const assignments = new Map<string, Chunk>();
  const assign = (modules: Iterable<string>, chunk: Chunk) => {
    for (const id of modules) if (!assignments.has(id)) assignments.set(id, chunk);
  };
  const sharedBy = (users: typeof pages, minUsers: number) => {
    const counts = new Map<string, number>();
    for (const { modules } of users) for (const id of modules) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= minUsers).map(([id]) => id);
  };
  const usedBy = (users: typeof pages) => new Set(sharedBy(users, 1));
  const usedOnSite = usedBy(site);
  const usedInSignIn = usedBy(inFolders('signIn'));
  // Includes the lazy wizards: modules that they share with the site move to `main`, so that no wizard loads `site`.
  const usedInOffice = new Set(office.flatMap(({ id }) => [...collectModules(id, true)]));
  const usedOutsideLists = usedBy(pages.filter((page) => !lists.includes(page)));
  const areas = pages.filter(({ id }) => id.endsWith('Area.tsx'));
  const areasWithin = (users: typeof pages) => areas.filter((area) => users.includes(area));
  const forSite = [...sharedBy(site, minPages.site), ...usedBy(areasWithin(site))];
  const forOffice = [...sharedBy(office, minPages.office), ...sharedBy(areasWithin(office), 2)].filter(
    (id) => !usedOnSite.has(id),
  );

  assign(collectModules(boot), 'boot');
  assign(collectModules(main), 'main');
  assign(
    forSite.filter((id) => usedInOffice.has(id)),
    'main',
  );
  assign(
    sharedBy(office, minPages.main).filter((id) => usedOnSite.has(id)),
    'main',
  );
  assign(forSite, 'site');
  assign(
    sharedBy(lists, minPages.lists).filter((id) => !usedOutsideLists.has(id)),
    'lists',
  );
  assign(
    forOffice.filter((id) => usedInSignIn.has(id)),
    'signedIn',
  );
  assign(forOffice, 'office');
  assign(
    sharedBy(office, minPages.controls).filter((id) => !usedOnSite.has(id)),
    'controls',
  );
  return assignments;
}
