import type { Partner, PartnerQuery } from '../partner/partner';
import { partnerQuerySchema } from '../partner/partner';
import { makePartner } from '../partner/partner.sample';
import type { Collection, CollectionSnapshot } from './collection';

type Snapshot = CollectionSnapshot<Partner>;

/**
 * Opens a collection of partners, whose data source starts with `initialSnapshot`. `replaceSnapshot` replaces the
 * snapshot of the source.
 */
export type OpenCollection = (initialSnapshot: Snapshot) => {
  collection: Collection<Partner, PartnerQuery>;
  replaceSnapshot: (nextSnapshot: Snapshot) => void;
};

/** The assertion that the checks use: `expect(actual).toEqual(expected)` of Vitest or Storybook. */
type ExpectEqual = (actual: unknown, expected: unknown) => void;

type CollectionCheck = {
  name: string;
  check: (open: OpenCollection, expectEqual: ExpectEqual) => void | Promise<void>;
};

const makeRow = (name: string, agency: string) => makePartner({ id: `id-${name}`, name, agency });

/** Five partners in alphabetical order: three of the agency North, and two of the agency South. */
const rows = [
  makeRow('Ada', 'North'),
  makeRow('Ben', 'South'),
  makeRow('Cleo', 'North'),
  makeRow('Dan', 'South'),
  makeRow('Eve', 'North'),
];
const [ada, ben, cleo, dan, eve] = rows.map(({ id }) => id);

const createReadySnapshot = (readyRows: readonly Partner[] = rows): Snapshot => ({ status: 'ready', rows: readyRows });
const loadingSnapshot: Snapshot = { status: 'loading', rows: [] };
const failedSnapshot: Snapshot = { status: 'failed', rows: [] };

const makeDatedQuery = (query: Partial<PartnerQuery> = {}) => ({
  query: partnerQuerySchema.parse({ sort: 'name', ...query }),
  today: '2026-06-15',
});
const makePageRequest = (query: Partial<PartnerQuery> = {}, rowsPerPage = 2) => ({
  ...makeDatedQuery(query),
  rowsPerPage,
});
const getIds = (foundRows: readonly Partner[]) => foundRows.map(({ id }) => id);

/** Checks that every `Collection` must pass. The tests of an implementation run each check with a new collection. */
export const collectionContract: readonly CollectionCheck[] = [
  {
    name: 'reads the page of a query',
    check: (open, expectEqual) => {
      const { collection } = open(createReadySnapshot([...rows].reverse()));
      const { rows: pageRows, ...counts } = collection.readPage(makePageRequest({ page: 2 }));
      expectEqual(getIds(pageRows), [cleo, dan]);
      expectEqual(counts, { status: 'ready', page: 2, pageCount: 3, matchCount: 5, totalCount: 5 });
    },
  },
  {
    name: 'reads the last page if the page is too large',
    check: (open, expectEqual) => {
      const { collection } = open(createReadySnapshot());
      const { rows: pageRows, page: pageNumber } = collection.readPage(makePageRequest({ page: 9 }));
      expectEqual([getIds(pageRows), pageNumber], [[eve], 3]);
      expectEqual(collection.readPage(makePageRequest({ search: 'nobody', page: 9 })).page, 1);
    },
  },
  {
    name: 'reads all rows as one page of infinite size',
    check: (open, expectEqual) => {
      const {
        rows: pageRows,
        page: pageNumber,
        pageCount,
      } = open(createReadySnapshot()).collection.readPage(makePageRequest({}, Infinity));
      expectEqual([getIds(pageRows), pageNumber, pageCount], [[ada, ben, cleo, dan, eve], 1, 1]);
    },
  },
  {
    name: 'counts the rows that match and all rows',
    check: (open, expectEqual) => {
      const { matchCount, totalCount, pageCount } = open(createReadySnapshot()).collection.readPage(
        makePageRequest({ agency: 'North' }),
      );
      expectEqual([matchCount, totalCount, pageCount], [3, 5, 2]);
    },
  },
  {
    name: 'reads the ids of all pages in the order of the query',
    check: (open, expectEqual) => {
      const { collection } = open(createReadySnapshot());
      const query = { agency: 'North', sort: '-name', page: 2 } as const;
      expectEqual(collection.readMatchingIds(makeDatedQuery(query)), { status: 'ready', ids: [eve, cleo, ada] });
    },
  },
  {
    name: 'reads a row that does not match the last query, and undefined for an unknown id',
    check: (open, expectEqual) => {
      const { collection } = open(createReadySnapshot());
      collection.readPage(makePageRequest({ search: 'nobody' }));
      expectEqual(collection.readRow('id-Ben'), { status: 'ready', row: rows[1] });
      expectEqual(collection.readRow('unknown'), { status: 'ready', row: undefined });
    },
  },
  {
    name: 'reads each value of a filter once',
    check: (open, expectEqual) => {
      const { status, values } = open(createReadySnapshot()).collection.readValues('agency');
      expectEqual([status, [...values].sort()], ['ready', ['North', 'South']]);
    },
  },
  {
    name: 'finds all matching rows in the order of the query',
    check: async (open, expectEqual) => {
      const { collection } = open(createReadySnapshot());
      const foundRows = await collection.findRows(makeDatedQuery({ agency: 'North', sort: '-name', page: 2 }));
      expectEqual(getIds(foundRows), [eve, cleo, ada]);
    },
  },
  {
    name: 'finds rows by id, in the order of the ids and without unknown ids',
    check: async (open, expectEqual) => {
      const foundRows = await open(createReadySnapshot()).collection.findRows({ ids: ['id-Dan', 'unknown', 'id-Ada'] });
      expectEqual(getIds(foundRows), [dan, ada]);
    },
  },
  {
    name: 'calls listeners after a change, until they unsubscribe',
    check: (open, expectEqual) => {
      const { collection, replaceSnapshot } = open(createReadySnapshot());
      const counts: number[] = [];
      const unsubscribe = collection.subscribe(() => counts.push(collection.readPage(makePageRequest()).totalCount));
      replaceSnapshot(createReadySnapshot(rows.slice(1)));
      unsubscribe();
      replaceSnapshot(createReadySnapshot(rows.slice(2)));
      expectEqual(counts, [4]);
    },
  },
  {
    name: 'returns the same objects until something changes',
    check: (open, expectEqual) => {
      const { collection, replaceSnapshot } = open(createReadySnapshot());
      const readAll = () => [
        collection.readPage(makePageRequest()),
        // During a React transition, a list reads the pages of two queries in turn. Both must stay cached.
        collection.readPage(makePageRequest({ search: 'a' })),
        collection.readMatchingIds(makeDatedQuery()),
        collection.readRow('id-Ada'),
        collection.readRow('unknown'),
        collection.readValues('agency'),
      ];
      const resultsBefore = readAll();
      expectEqual(
        readAll().map((result, index) => result === resultsBefore[index]),
        resultsBefore.map(() => true),
      );
      replaceSnapshot(createReadySnapshot(rows.map((row) => ({ ...row, name: `${row.name} B.` }))));
      expectEqual(collection.readPage(makePageRequest()).rows[0]?.name, 'Ada B.');
      expectEqual(collection.readRow('id-Ada').row?.name, 'Ada B.');
    },
  },
  {
    name: 'has the status loading until the rows are loaded',
    check: async (open, expectEqual) => {
      const { collection, replaceSnapshot } = open(loadingSnapshot);
      const readStatuses = () => [
        collection.readPage(makePageRequest()).status,
        collection.readMatchingIds(makeDatedQuery()).status,
        collection.readRow('id-Ada').status,
        collection.readValues('agency').status,
      ];
      expectEqual(readStatuses(), ['loading', 'loading', 'loading', 'loading']);
      const foundRows = collection.findRows(makeDatedQuery());
      replaceSnapshot(createReadySnapshot());
      expectEqual(readStatuses(), ['ready', 'ready', 'ready', 'ready']);
      expectEqual(getIds(await foundRows), [ada, ben, cleo, dan, eve]);
    },
  },
  {
    name: 'has the status failed if the rows cannot be loaded',
    check: async (open, expectEqual) => {
      const { collection } = open(failedSnapshot);
      expectEqual(collection.readPage(makePageRequest()).status, 'failed');
      const outcome = collection.findRows(makeDatedQuery()).then(
        () => 'found',
        () => 'rejected',
      );
      expectEqual(await outcome, 'rejected');
      // After a failure, the last known rows stay.
      const { collection: loadedCollection, replaceSnapshot } = open(createReadySnapshot());
      loadedCollection.readRow('id-Ada');
      replaceSnapshot({ status: 'failed', rows });
      expectEqual(loadedCollection.readRow('id-Ada'), { status: 'failed', row: rows[0] });
    },
  },
];
