import { toHexacodeKey } from './hexacodes';
import { applyChanges, getChangedId, put } from './workspaceState';
import type { Change, WorkspaceState } from './workspaceState';

/**
 * Returns the changes that retire the hexacodes of tags that were removed or got another hexacode. If a tag gets back
 * one of its former hexacodes, this hexacode is no longer retired.
 */
export function retireHexacodes(before: WorkspaceState, changes: readonly Change[]): Change[] {
  const tagIds = new Set(changes.filter(({ table }) => table === 'tags').map(getChangedId));
  const tags = [...tagIds].flatMap((id) => before.tags.get(id) ?? []);
  if (tags.length === 0) return [];
  // Applies the changes to a state without tags, since copying a large map of tags is slow.
  const after = applyChanges({ ...before, tags: new Map() }, changes);
  return tags.flatMap((tag): Change[] => {
    const newTag = after.tags.get(tag.id);
    const key = toHexacodeKey(tag.hexacode);
    const newKey = newTag && toHexacodeKey(newTag.hexacode);
    if (newKey === key) return [];
    // A deleted tag still counts towards the tags of its purchase, unless Undo removes all tags of the purchase.
    const countsForPurchase =
      tag.isGenerated && !newTag && after.purchases.get(tag.purchaseId ?? '')?.hexacodesGenerated;
    const purchaseId = countsForPurchase ? tag.purchaseId : undefined;
    const retirement = put('retiredHexacodes', { id: key, revision: 0, tagId: newTag?.id, purchaseId });
    const isReused = newKey !== undefined && before.retiredHexacodes.get(newKey)?.tagId === tag.id;
    return isReused ? [retirement, { table: 'retiredHexacodes', remove: newKey }] : [retirement];
  });
}
