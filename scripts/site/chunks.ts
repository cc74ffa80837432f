import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

const getSourceFile = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const getAppFile = (path: string) => getSourceFile(`app/${path}`);
const bootModule = getAppFile('boot/boot.ts');
const mainModule = getAppFile('main.tsx');
const routesModule = getAppFile('routing/routes.tsx');

/** A module that MUI's styles re-export and the app never uses. It imports all of MUI's input components. */
const unusedModule = /@mui\/material\/styles\/enhanceHighContrast/;

/** Minimum number of pages that use a module for it to be moved into one of these shared chunks. */
const minPages = { main: 5, site: 5, office: 12, controls: 11, lists: 6 } as const;

/** A module that all list pages import, and no other page. */
const listModule = getAppFile('lists/useList.ts');
const printingModule = getAppFile('agency/PrintingPage.tsx');
/** The fields of the printing settings, which load after the page on phones. */
const printingFieldsModule = getSourceFile('screens/agency/PrintingScreen/controls/SettingsFields.tsx');

/**
 * The chunks in order of priority: a module belongs to the first chunk that fits. `main` also contains modules that the
 * site and the office share, `signedIn` modules that the office and the sign-in share, `controls` modules of most
 * office pages, and `printing` modules of the printing page that no other page uses.
 */
const chunks = ['boot', 'main', 'site', 'lists', 'signedIn', 'office', 'controls', 'printing'] as const;
type Chunk = (typeof chunks)[number];

/**
 * Creates the options that make the bundler put shared modules into eight chunks. By default, the bundler would write
 * sixty small files for a list page, which compress worse than few large files.
 */
export function createChunkGroups() {
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

/** Returns the chunk of each module that belongs to one. `graph` must contain all modules. */
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
    modules: new Set([...collectModules(id), ...(id === printingModule ? collectModules(printingFieldsModule) : [])]),
  }));
  const findPagesInFolders = (...folders: string[]) =>
    pages.filter(({ id }) => folders.some((folder) => id.includes(`/app/${folder}/`)));
  const sitePages = findPagesInFolders('site');
  const officePages = findPagesInFolders('admin', 'agency');
  const listPages = officePages.filter(({ modules }) => modules.has(listModule));

  const chunkOfModule = new Map<string, Chunk>();
  const assignModules = (modules: Iterable<string>, chunk: Chunk) => {
    for (const id of modules) if (!chunkOfModule.has(id)) chunkOfModule.set(id, chunk);
  };
  const listSharedModules = (users: typeof pages, minUsers: number) => {
    const userCounts = new Map<string, number>();
    for (const { modules } of users) for (const id of modules) userCounts.set(id, (userCounts.get(id) ?? 0) + 1);
    return [...userCounts].filter(([, count]) => count >= minUsers).map(([id]) => id);
  };
  const listUsedModules = (users: typeof pages) => new Set(listSharedModules(users, 1));
  const usedOnSite = listUsedModules(sitePages);
  const usedInSignIn = listUsedModules(findPagesInFolders('signIn'));
  // Includes lazy-loaded wizards. Modules that wizards share with the site belong to `main`, so that no wizard loads
  // the chunk `site`.
  const usedInOffice = new Set(officePages.flatMap(({ id }) => [...collectModules(id, true)]));
  const usedOutsideLists = listUsedModules(pages.filter((page) => !listPages.includes(page)));
  const areaPages = pages.filter(({ id }) => id.endsWith('Area.tsx'));
  const filterAreaPages = (users: typeof pages) => areaPages.filter((area) => users.includes(area));
  const siteModules = [...listSharedModules(sitePages, minPages.site), ...listUsedModules(filterAreaPages(sitePages))];
  const officeModules = [
    ...listSharedModules(officePages, minPages.office),
    ...listSharedModules(filterAreaPages(officePages), 2),
  ].filter((id) => !usedOnSite.has(id));

  assignModules(collectModules(bootModule), 'boot');
  assignModules(collectModules(mainModule), 'main');
  assignModules(
    siteModules.filter((id) => usedInOffice.has(id)),
    'main',
  );
  assignModules(
    listSharedModules(officePages, minPages.main).filter((id) => usedOnSite.has(id)),
    'main',
  );
  assignModules(siteModules, 'site');
  assignModules(
    listSharedModules(listPages, minPages.lists).filter((id) => !usedOutsideLists.has(id)),
    'lists',
  );
  assignModules(
    officeModules.filter((id) => usedInSignIn.has(id)),
    'signedIn',
  );
  assignModules(officeModules, 'office');
  assignModules(
    listSharedModules(officePages, minPages.controls).filter((id) => !usedOnSite.has(id)),
    'controls',
  );
  const isPrinting = ({ id }: { id: string }) => id === printingModule;
  const usedElsewhere = new Set(
    pages.filter((page) => !isPrinting(page)).flatMap(({ id }) => [...collectModules(id, true)]),
  );
  assignModules(
    [...collectModules(printingModule)].filter((id) => !usedElsewhere.has(id)),
    'printing',
  );
  return chunkOfModule;
}
