import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

import type { FilteredListController, ListDetails } from '~/components/data/listController';
import { isRecord } from '~/domain/isRecord';
import type { ListQuery } from '~/domain/lists/listRules';
import { openRecordParam } from '~/domain/paths';
import { capitalize } from '~/domain/text/capitalize';
import { recordNames } from '~/domain/workspace/recordNames';

import type { RecordDetails } from '../data/entityData';
import { getCurrentDay } from '../data/getCurrentDay';
import { focusHeading } from '../page/focusHeading';
import type { ListPageOptions } from './listPageOptions';
import { getListPath, getRecordUrl, createRelatedListUrl } from './recordLinks';

type DetailsSource<Row, Query extends ListQuery> = Pick<
  ListPageOptions<Row, Query>,
  'data' | 'rules' | 'area' | 'getRowName' | 'getRelatedSearch'
>;

// Used while no row is open, to avoid reading a row: the first read creates an index of all rows.
const noRow = { status: 'ready', row: undefined } as const;
const noDetails: RecordDetails = { relatedRecords: [], history: [] };

/** Returns the details of the row that the search param `open` names, for the panel of a list. */
export function useRowDetails<Row extends { id: string }, Query extends ListQuery>(
  source: DetailsSource<Row, Query>,
  list: FilteredListController<Row, Query>,
): ListDetails<Row> {
  const { data, rules, area, getRowName, getRelatedSearch = getRowName } = source;
  const { readDetails } = data;
  const collection = data.getCollection(rules);
  const [params] = useSearchParams();
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const openId = params.get(openRecordParam) ?? undefined;
  const { status, row } = useSyncExternalStore(collection.subscribe, () =>
    openId === undefined ? noRow : collection.readRow(openId),
  );
  const { relatedRecords, history } = useSyncExternalStore(collection.subscribe, () =>
    openId !== undefined && readDetails ? readDetails(openId) : noDetails,
  );

  const wasOpen = useRef(false);
  useEffect(() => {
    // Focuses the heading if the panel closes and nothing has the focus, as in a list without rows.
    if (wasOpen.current && openId === undefined && document.activeElement === document.body) focusHeading();
    wasOpen.current = openId !== undefined;
  }, [openId]);

  const getUrl = (id: string | undefined, page = list.query.page) => {
    const nextParams = new URLSearchParams(params);
    nextParams.delete(openRecordParam);
    if (id !== undefined) nextParams.set(openRecordParam, id);
    if (page === 1) nextParams.delete('page');
    else nextParams.set('page', String(page));
    return `?${nextParams.toString()}`;
  };
  const { matchingIds } = list;
  const openIndex = openId === undefined ? -1 : matchingIds.indexOf(openId);
  const listUrl = getUrl(undefined);
  /**
   * Returns a function that shows the details of the row at `index`, and the list page that contains the row. Returns
   * undefined if the list has no such row, or no longer contains the open row.
   */
  const createRowOpener = (index: number) => {
    const id = matchingIds[index];
    if (openIndex < 0 || id === undefined) return undefined;
    const page = Math.floor(index / list.view.rowsPerPage) + 1;
    return () => void navigate(getUrl(id, page), { replace: true, state });
  };
  return {
    openId,
    row: openId === undefined ? undefined : (row ?? (status === 'loading' ? 'loading' : 'deleted')),
    getHref: ({ id }) => getUrl(id),
    onOpen: ({ id }) => {
      // The second click of a double-click must not add a second history entry. Unlike the router's location, the
      // browser's URL already contains the id after the first click.
      if (new URLSearchParams(window.location.search).get(openRecordParam) === id) return;
      // Stores the URL of the list in the new history entry, so that closing the details can go back to the list.
      void navigate(getUrl(id), openId === undefined ? { state: { listUrl } } : { replace: true, state });
    },
    // Goes back only if the user has not changed the search, sorting or page while the details were open.
    onClose: () =>
      void (isRecord(state) && state['listUrl'] === listUrl ? navigate(-1) : navigate(listUrl, { replace: true })),
    onPrevious: createRowOpener(openIndex - 1),
    onNext: createRowOpener(openIndex + 1),
    related: relatedRecords.map(({ table, count, records }) => ({
      title: capitalize(recordNames[table].many),
      count,
      allHref: row ? createRelatedListUrl(area, table, getRelatedSearch(row)) : getListPath(area, table),
      records: records.map((record) => ({ ...record, href: getRecordUrl(area, table, record.id) })),
    })),
    history: readDetails ? history : undefined,
    today: getCurrentDay(),
  };
}
