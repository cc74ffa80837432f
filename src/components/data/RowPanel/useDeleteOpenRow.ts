import { useEffect, useEffectEvent, useState } from 'react';

import type { ListDetails } from '../listController';

/**
 * Closes the details of a row when the user deletes it in the list or in the panel. If the row was deleted elsewhere,
 * such as in another tab, the panel stays open with a message.
 */
export function useDeleteOpenRow<Row extends { id: string }>(
  details: ListDetails<Row> | undefined,
  onDelete: ((row: Row) => void) | undefined,
) {
  const [deletedId, setDeletedId] = useState<string>();
  const isDeleted = details?.row === 'deleted' && details.openId === deletedId;
  const closeDetails = useEffectEvent(() => details?.onClose());
  useEffect(() => {
    if (isDeleted) closeDetails();
  }, [isDeleted]);
  return {
    /** True after the user has deleted the open row, until its details have closed. */
    isDeleted,
    onDelete: (row: Row) => {
      setDeletedId(row.id);
      onDelete?.(row);
    },
  };
}
