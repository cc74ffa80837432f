import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

const appFile = (path: string) => fileURLToPath(new URL(`../../src/app/${path}`, import.meta.url));
const bootModule = appFile('boot/boot.ts');
const mainModule = appFile('main.tsx');
const routesModule = appFile('routing/routes.tsx');

/** A module that MUI's styles re-export and the app never uses. It imports all of MUI's input components. */
const unusedModule = /@mui\/material\/styles\/enhanceHighContrast/;

/** Minimum number of pages that must use a module, so that it moves into the chunk which these pages share. */
const minPages = { main: 5, site: 5, office: 12, controls: 11, lists: 6 } as const;

/** A module that all list pages import, and no other page. */
const listModule = appFile('lists/useList.ts');

/**
 * The chunks in order of priority: a module belongs to the first that fits. `main` also contains what the site shares
 * with the office, `signedIn` what the office shares with the sign-in, and `controls` what most office pages use.
 */
const chunks = ['boot', 'main', 'site', 'lists', 'signedIn', 'office', 'controls'] as const;
type Chunk = (typeof chunks)[number];

/**
 * Returns the bundler's groups, which put shared modules into seven chunks. By default, the bundler writes sixty small
 * files for a list, which compress an eighth worse than one file. The bundler itself places modules without a group.
 */
export function chunkGroups() {
  let chunkOfModule: ReadonlyMap<string, Chunk> | undefined;
  return chunks.map((chunk, index) => ({
    name: (id: string, graph: ModuleGraph) =>
      (chunkOfModule ??= assignChunks(graph)).get(id) === chunk ? chunk : null,
    debugName: chunk,
    priority: chunks.length - index,
    // `assignChunks` has assigned the dependencies of each module already.
    includeDependenciesRecursively: false,
  }));
}

/** Returns the chunk for each module that enough pages share. Needs the complete module graph. */
export function assignChunks(graph: ModuleGraph): Map<string, Chunk> {
  const collectModules = (entry: string, includeDynamic = false, found = new Set<string>()): Set<string> => {
    if (found.has(entry)) return found;
    found.add(entry);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(entry) ?? {};
    for (const id of importedIds) if (!unusedModule.test(id)) collectModules(id, includeDynamic, found);
    if (includeDynamic) for (const id of dynamicallyImportedIds) collectModules(id, includeDynamic, found);
    return found;
  };
  const pages = (graph.getModuleInfo(routesModule)?.dynamicallyImportedIds ?? []).map((id) => ({
    id,
    modules: collectModules(id),
  }));
  const pagesInFolders = (...folders: string[]) =>
    pages.filter(({ id }) => folders.some((folder) => id.includes(`/app/${folder}/`)));
  const sitePages = pagesInFolders('site');
  const officePages = pagesInFolders('admin', 'agency');
  const listPages = officePages.filter(({ modules }) => modules.has(listModule));

  const chunkOfModule = new Map<string, Chunk>();
  const assignModules = (modules: Iterable<string>, chunk: Chunk) => {
    for (const id of modules) if (!chunkOfModule.has(id)) chunkOfModule.set(id, chunk);
  };
  const modulesSharedBy = (users: typeof pages, minUsers: number) => {
    const userCounts = new Map<string, number>();
    for (const { modules } of users) for (const id of modules) userCounts.set(id, (userCounts.get(id) ?? 0) + 1);
    return [...userCounts].filter(([, count]) => count >= minUsers).map(([id]) => id);
  };
  const modulesUsedBy = (users: typeof pages) => new Set(modulesSharedBy(users, 1));
  const usedOnSite = modulesUsedBy(sitePages);
  const usedInSignIn = modulesUsedBy(pagesInFolders('signIn'));
  // Includes the lazy wizards: modules that they share with the site move to `main`, so that no wizard loads `site`.
  const usedInOffice = new Set(officePages.flatMap(({ id }) => [...collectModules(id, true)]));
  const usedOutsideLists = modulesUsedBy(pages.filter((page) => !listPages.includes(page)));
  const areaPages = pages.filter(({ id }) => id.endsWith('Area.tsx'));
  const areaPagesWithin = (users: typeof pages) => areaPages.filter((area) => users.includes(area));
  const siteModules = [...modulesSharedBy(sitePages, minPages.site), ...modulesUsedBy(areaPagesWithin(sitePages))];
  const officeModules = [
    ...modulesSharedBy(officePages, minPages.office),
    ...modulesSharedBy(areaPagesWithin(officePages), 2),
  ].filter((id) => !usedOnSite.has(id));

  assignModules(collectModules(bootModule), 'boot');
  assignModules(collectModules(mainModule), 'main');
  assignModules(
    siteModules.filter((id) => usedInOffice.has(id)),
    'main',
  );
  assignModules(
    modulesSharedBy(officePages, minPages.main).filter((id) => usedOnSite.has(id)),
    'main',
  );
  assignModules(siteModules, 'site');
  assignModules(
    modulesSharedBy(listPages, minPages.lists).filter((id) => !usedOutsideLists.has(id)),
    'lists',
  );
  assignModules(
    officeModules.filter((id) => usedInSignIn.has(id)),
    'signedIn',
  );
  assignModules(officeModules, 'office');
  assignModules(
    modulesSharedBy(officePages, minPages.controls).filter((id) => !usedOnSite.has(id)),
    'controls',
  );
  return chunkOfModule;
}
