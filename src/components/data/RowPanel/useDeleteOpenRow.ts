import { useEffect, useEffectEvent, useState } from 'react';

import type { ListDetails } from '../listController';

/**
 * Closes the details of a row after the user has deleted it, with a button of the list or of the panel. If something
 * else deleted it, such as another tab, the panel stays open and says so.
 */
export function useDeleteOpenRow<Row extends { id: string }>(
  details: ListDetails<Row> | undefined,
  onDelete: ((row: Row) => void) | undefined,
) {
  const [deletedId, setDeletedId] = useState<string>();
  const isDeleted = details?.row === 'deleted' && details.openId === deletedId;
  const close = useEffectEvent(() => details?.onClose());
  useEffect(() => {
    if (isDeleted) close();
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
