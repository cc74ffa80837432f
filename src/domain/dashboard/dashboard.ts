/**
 * Numbers of tags of an agency, each tag counted once: assigned by the agency ('Agency purchased' on the dashboard),
 * assigned by a partner ('Partner purchased'), and unassigned.
 */
export type TagCounts = { agencyPurchased: number; partnerPurchased: number; unassigned: number };

/** Numbers on the agency dashboard. */
export type AgencyOverview = {
  partners: { count: number; addedToday: number };
  customers: { count: number; addedYesterday: number };
  tags: TagCounts;
};

/**
 * Numbers on the admin dashboard. `tags.agencyPurchased` counts the tags that belong to an agency but to no partner,
 * `tags.partnerPurchased` those that belong to a partner.
 */
export type AdminOverview = {
  agencies: number;
  partners: number;
  customers: number;
  tags: { count: number; agencyPurchased: number; partnerPurchased: number };
  /** Number of purchases that are not paid yet. */
  pendingPurchases: number;
};

/** Returns the number of all tags of an agency. */
export function countTags({ agencyPurchased, partnerPurchased, unassigned }: TagCounts): number {
  return agencyPurchased + partnerPurchased + unassigned;
}
