import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

const getSourceFile = (path: string) => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
const getAppFile = (path: string) => getSourceFile(`app/${path}`);
const bootModule = getAppFile('boot/boot.ts');
const mainModule = getAppFile('main.tsx');
const routesModule = getAppFile('routing/routes.tsx');

/** Matches a module that MUI's styles re-export but the app never uses. It imports all of MUI's input components. */
const unusedModulePattern = /@mui\/material\/styles\/enhanceHighContrast/;

/** Minimum numbers of pages that must import a module before it is moved into a shared chunk, by chunk. */
const minPageCounts = { main: 5, site: 5, office: 12, controls: 11, lists: 6 } as const;

/** Module by which list pages are recognized: all of them import it, and no other page does. */
const listModule = getAppFile('lists/useList.ts');
const printingModule = getAppFile('agency/PrintingPage.tsx');
/** Module of the fields of the printing settings. On phones, they load after the rest of the page. */
const printingFieldsModule = getSourceFile('screens/agency/PrintingScreen/controls/SettingsFields.tsx');

/**
 * The chunks in order of priority: a module belongs to the first chunk that fits. `main` also contains modules that the
 * site and the office share, `signedIn` modules that the office and the sign-in share, `controls` modules of most
 * office pages, and `printing` modules of the printing page that no other page uses.
 */
const chunks = ['boot', 'main', 'site', 'lists', 'signedIn', 'office', 'controls', 'printing'] as const;
type Chunk = (typeof chunks)[number];

/**
 * Creates the options with which the bundler puts shared modules into eight chunks. By default, the bundler would write
 * sixty small files for a list page, which compress worse than a few large files.
 */
export function createChunkGroups() {
  let chunkOfModule: ReadonlyMap<string, Chunk> | undefined;
  return chunks.map((chunk, index) => ({
    name: (id: string, graph: ModuleGraph) =>
      (chunkOfModule ??= assignChunks(graph)).get(id) === chunk ? chunk : null,
    debugName: chunk,
    priority: chunks.length - index,
    // Dependencies are not included automatically, since `assignChunks` has already assigned each of them.
    includeDependenciesRecursively: false,
  }));
}

/** Returns the chunk of each module that belongs to one. `graph` must contain all modules. */
export function assignChunks(graph: ModuleGraph): Map<string, Chunk> {
  const collectModules = (entry: string, includeDynamic = false, collected = new Set<string>()): Set<string> => {
    if (collected.has(entry)) return collected;
    collected.add(entry);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(entry) ?? {};
    for (const id of importedIds) if (!unusedModulePattern.test(id)) collectModules(id, includeDynamic, collected);
    if (includeDynamic) for (const id of dynamicallyImportedIds) collectModules(id, includeDynamic, collected);
    return collected;
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
  const listSharedModules = (pageGroup: typeof pages, minCount: number) => {
    const pageCounts = new Map<string, number>();
    for (const { modules } of pageGroup) for (const id of modules) pageCounts.set(id, (pageCounts.get(id) ?? 0) + 1);
    return [...pageCounts].filter(([, count]) => count >= minCount).map(([id]) => id);
  };
  const listUsedModules = (pageGroup: typeof pages) => new Set(listSharedModules(pageGroup, 1));
  const modulesOnSite = listUsedModules(sitePages);
  const modulesInSignIn = listUsedModules(findPagesInFolders('signIn'));
  // Includes lazy-loaded wizards. Modules that wizards share with the site belong to `main`, so that no wizard loads
  // the chunk `site`.
  const modulesInOffice = new Set(officePages.flatMap(({ id }) => [...collectModules(id, true)]));
  const modulesOutsideLists = listUsedModules(pages.filter((page) => !listPages.includes(page)));
  const areas = pages.filter(({ id }) => id.endsWith('Area.tsx'));
  const filterAreas = (pageGroup: typeof pages) => areas.filter((area) => pageGroup.includes(area));
  const siteModules = [...listSharedModules(sitePages, minPageCounts.site), ...listUsedModules(filterAreas(sitePages))];
  const officeAreaModules = listSharedModules(filterAreas(officePages), 2);
  const officeModules = [...listSharedModules(officePages, minPageCounts.office), ...officeAreaModules].filter(
    (id) => !modulesOnSite.has(id),
  );

  assignModules(collectModules(bootModule), 'boot');
  assignModules(collectModules(mainModule), 'main');
  assignModules(
    siteModules.filter((id) => modulesInOffice.has(id)),
    'main',
  );
  assignModules(
    [...listSharedModules(officePages, minPageCounts.main), ...officeAreaModules].filter((id) => modulesOnSite.has(id)),
    'main',
  );
  assignModules(siteModules, 'site');
  assignModules(
    listSharedModules(listPages, minPageCounts.lists).filter((id) => !modulesOutsideLists.has(id)),
    'lists',
  );
  assignModules(
    officeModules.filter((id) => modulesInSignIn.has(id)),
    'signedIn',
  );
  assignModules(officeModules, 'office');
  assignModules(
    listSharedModules(officePages, minPageCounts.controls).filter((id) => !modulesOnSite.has(id)),
    'controls',
  );
  const isPrintingPage = ({ id }: { id: string }) => id === printingModule;
  const modulesOutsidePrinting = new Set(
    pages.filter((page) => !isPrintingPage(page)).flatMap(({ id }) => [...collectModules(id, true)]),
  );
  assignModules(
    [...collectModules(printingModule)].filter((id) => !modulesOutsidePrinting.has(id)),
    'printing',
  );
  return chunkOfModule;
}
