import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';

import { useAppData } from '../data/useAppData';
import { deletionCopy as copy } from './deletion.copy';
import type { ListPageOptions } from './listPageOptions';
import { createRelatedListUrl } from './recordLinks';
import { useOfferUndo } from './useOfferUndo';

type DeletionSource<Row> = Pick<
  ListPageOptions<Row, never>,
  'data' | 'area' | 'getRowName' | 'getRelatedSearch' | 'noun'
>;

/** Returns a function that deletes a row after confirmation, and one that deletes rows at once. Both offer Undo. */
export function useDeleteWithUndo<Row extends { id: string }>(source: DeletionSource<Row>) {
  const { data, area, getRowName, noun, getRelatedSearch = getRowName } = source;
  const { confirm, alert } = useConfirm();
  const { keepsChanges } = useAppData();
  const offerUndo = useOfferUndo();

  const deleteRows = async (rows: readonly Row[]) => {
    const [firstRow] = rows;
    if (!firstRow) return;
    const subject = rows.length === 1 ? getRowName(firstRow) : copy.rowCountText(rows.length, noun);
    const result = await data.remove(rows.map(({ id }) => id));
    if (result.ok) {
      offerUndo({ kind: 'deleted', subject, undo: result.undo });
      return;
    }
    const referrers = rows.length === 1 ? result.referrers : undefined;
    await alert(copy.refused(subject), 'warning', {
      detail: result.message,
      ...(referrers && {
        links: referrers.map(({ table, count }) => ({
          label: copy.showReferrers(table, count),
          href: createRelatedListUrl(area, table, getRelatedSearch(firstRow)),
        })),
      }),
    });
  };
  const confirmAndDelete = async (row: Row) => {
    if (await confirm(copy.question(getRowName(row)), copy.labels(keepsChanges))) await deleteRows([row]);
  };
  return {
    onDelete: (row: Row) => void confirmAndDelete(row),
    /** Deletes rows without a confirm dialog, for actions that have their own. */
    deleteRows,
  };
}
