import type { TagCounts } from '../../dashboard/dashboard';
import { memoizeLast } from '../memoizeLast';
import type { WorkspaceRecord } from '../records';
import type { WorkspaceState } from '../workspaceState';

/** Numbers of unassigned tags by agency id and by partner id. Ids without such tags are missing. */
export type TagBalances = { agencies: ReadonlyMap<string, number>; partners: ReadonlyMap<string, number> };

export const countTagBalances = memoizeLast((tags: WorkspaceState['tags']): TagBalances => {
  const agencies = new Map<string, number>();
  const partners = new Map<string, number>();
  for (const { owner, partnerId, assignment } of tags.values()) {
    if (assignment) continue;
    if (owner.type === 'agency') agencies.set(owner.id, (agencies.get(owner.id) ?? 0) + 1);
    if (partnerId !== undefined) partners.set(partnerId, (partners.get(partnerId) ?? 0) + 1);
  }
  return { agencies, partners };
});

/** Counts the tags of agencies and partners. A tag with a partner counts for the partner, not for its agency. */
export function countTagsByOwner(tags: Iterable<WorkspaceRecord<'tags'>>) {
  const counts = { ofAgencies: 0, ofPartners: 0 };
  for (const { owner, partnerId } of tags) {
    if (partnerId !== undefined) counts.ofPartners += 1;
    else if (owner.type === 'agency') counts.ofAgencies += 1;
  }
  return counts;
}

/** Counts tags that are assigned by an agency, assigned by a partner, or unassigned. */
export function countTagsByAssigner(tags: Iterable<WorkspaceRecord<'tags'>>): TagCounts {
  const counts: TagCounts = { assignedByAgency: 0, assignedByPartner: 0, unassigned: 0 };
  for (const { assignment } of tags) {
    if (!assignment) counts.unassigned += 1;
    else if (assignment.assigner.type === 'agency') counts.assignedByAgency += 1;
    else counts.assignedByPartner += 1;
  }
  return counts;
}
