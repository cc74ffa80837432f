/** Tags of an agency by purchaser. */
export type TagCounts = { agencyPurchased: number; partnerPurchased: number; unassigned: number };

/** Numbers on the agency dashboard. */
export type AgencyOverview = {
  partners: { count: number; addedToday: number };
  customers: { count: number; addedYesterday: number };
  tags: TagCounts;
};

/** Numbers on the admin dashboard. Purchased tags are not part of `count`. */
export type AdminOverview = {
  agencies: number;
  partners: number;
  customers: number;
  tags: { count: number; agencyPurchased: number; partnerPurchased: number };
};

export function countTags({ agencyPurchased, partnerPurchased, unassigned }: TagCounts): number {
  return agencyPurchased + partnerPurchased + unassigned;
}
