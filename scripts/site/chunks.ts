import { fileURLToPath } from 'node:url';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] };
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

const source = (path: string) => fileURLToPath(new URL(`../../src/app/${path}`, import.meta.url));
const boot = source('boot/boot.ts');
const main = source('main.tsx');
const routes = source('routing/routes.tsx');

/** From how many pages of a kind on a module travels with what all of them need: most of those there are. */
const shared = { site: 4, office: 12, lists: 6 } as const;

/** Whether a page of the back-office or the portal is a list: it has what only lists have. */
const listModule = source('lists/useList.ts');

/** The chunks in the order in which they take their modules: what one has, those after it do without. */
const chunks = ['boot', 'main', 'site', 'lists', 'inside', 'office'] as const;
type Chunk = (typeof chunks)[number];

/**
 * Which modules travel together. Left alone, the bundler makes a chunk of every set of modules that is shared in the
 * same way: sixty files for a list, each compressed without knowing the others, an eighth more than one file. What the
 * first script needs, what every page needs, what the pages of the site share, those behind the sign-in and the lists
 * among them are one chunk each; everything else is the bundler's to place.
 */
export function chunkGroups() {
  let places: ReadonlyMap<string, Chunk> | undefined;
  return chunks.map((chunk, place) => ({
    name: (id: string, graph: ModuleGraph) => ((places ??= placeModules(graph)).get(id) === chunk ? chunk : null),
    debugName: chunk,
    priority: chunks.length - place,
    // The sets are complete: what one of their modules needs is in its own or in one before it, or every page's own.
    includeDependenciesRecursively: false,
  }));
}

/** The chunk of each module that has one of the chunks above; `graph` is known once every module has been read. */
export function placeModules(graph: ModuleGraph): Map<string, Chunk> {
  const needs = (entry: string, later = false, found = new Set<string>()): Set<string> => {
    if (found.has(entry)) return found;
    found.add(entry);
    const { importedIds = [], dynamicallyImportedIds = [] } = graph.getModuleInfo(entry) ?? {};
    for (const id of importedIds) needs(id, later, found);
    if (later) for (const id of dynamicallyImportedIds) needs(id, later, found);
    return found;
  };
  const pages = (graph.getModuleInfo(routes)?.dynamicallyImportedIds ?? []).map((id) => ({ id, modules: needs(id) }));
  const ofFolder = (...folders: string[]) =>
    pages.filter(({ id }) => folders.some((folder) => id.includes(`/app/${folder}/`)));
  const site = ofFolder('site');
  const office = ofFolder('admin', 'agency');
  const lists = office.filter(({ modules }) => modules.has(listModule));

  const places = new Map<string, Chunk>();
  const put = (modules: Iterable<string>, chunk: Chunk) => {
    for (const id of modules) if (!places.has(id)) places.set(id, chunk);
  };
  const sharedBy = (users: typeof pages, least: number) => {
    const counts = new Map<string, number>();
    for (const { modules } of users) for (const id of modules) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].filter(([, count]) => count >= least).map(([id]) => id);
  };
  const usedBy = (users: typeof pages) => new Set(sharedBy(users, 1));
  const usedOnSite = usedBy(site);
  const usedInSignIn = usedBy(ofFolder('signIn'));
  // A wizard is not a page, and must not fetch the pictures of the site either.
  const usedInOffice = new Set(office.flatMap(({ id }) => [...needs(id, true)]));
  const usedBesideLists = usedBy(pages.filter((page) => !lists.includes(page)));
  const areas = pages.filter(({ id }) => id.endsWith('Area.tsx'));
  const among = (users: typeof pages) => areas.filter((area) => users.includes(area));
  const forSite = [...sharedBy(site, shared.site), ...usedBy(among(site))];
  const forOffice = [...sharedBy(office, shared.office), ...sharedBy(among(office), 2)].filter(
    (id) => !usedOnSite.has(id),
  );

  put(needs(boot), 'boot');
  put(needs(main), 'main');
  put(
    forSite.filter((id) => usedInOffice.has(id)),
    'main',
  );
  put(forSite, 'site');
  put(
    sharedBy(lists, shared.lists).filter((id) => !usedBesideLists.has(id)),
    'lists',
  );
  put(
    forOffice.filter((id) => usedInSignIn.has(id)),
    'inside',
  );
  put(forOffice, 'office');
  return places;
}
