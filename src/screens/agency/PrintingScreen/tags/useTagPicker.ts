import { useMemo, useSyncExternalStore } from 'react';

import { useSelection } from '~/components/data/DataTable/useSelection';
import { useStateList } from '~/components/data/useStateList';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import type { AgencyTag } from '~/domain/tag/agencyTag';

import type { PrintingEffects } from '../controller/printingEffects';

export type TagPickerEffects = Pick<PrintingEffects, 'getTagCollection' | 'selectedHexacodes' | 'reload'> & {
  printers: Pick<PrintingEffects['printers'], 'today'>;
};

const allTagsQuery = agencyTagRules.schema.parse({});
const noTags: readonly AgencyTag[] = [];

/** Shows all columns even in small windows, since the dialog has only a few. */
const allColumnsView = { hidden: [] };

/** Returns the list of tags, the selection (initially `selectedHexacodes`), and a function that finds its hexacodes. */
export function useTagPicker({ getTagCollection, selectedHexacodes, printers, reload }: TagPickerEffects) {
  const collection = getTagCollection(agencyTagRules);
  const { subscribe, readPage, readMatchingIds } = collection;
  const today = printers.today();
  const list = useStateList(agencyTagRules, collection, {
    today,
    view: allColumnsView,
    onRetry: reload,
    onDownload: () => undefined,
  });
  // Reads all tags only if `selectedHexacodes` is not empty, to find the ids of these hexacodes.
  const rows = useSyncExternalStore(subscribe, () =>
    selectedHexacodes.length > 0 ? readPage({ query: allTagsQuery, today, rowsPerPage: Infinity }).rows : noTags,
  );
  const initialIds = useMemo(() => {
    const hexacodes = new Set(selectedHexacodes);
    return new Set(rows.filter(({ hexacode }) => hexacodes.has(hexacode)).map(({ id }) => id));
  }, [rows, selectedHexacodes]);
  const selection = useSelection(list, ({ hexacode }) => hexacode, initialIds);
  return {
    list,
    selection,
    /**
     * Returns the hexacodes of all selected tags in the order of the list, including those that the search and
     * the filter hide.
     */
    findHexacodes: async () => {
      const { ids } = readMatchingIds({ query: { ...allTagsQuery, sort: list.query.sort }, today });
      const tags = await list.findRows(ids.filter((id) => selection.selection.ids.has(id)));
      return tags.map(({ hexacode }) => hexacode);
    },
  };
}
