/** Numbers of tags of an agency: those purchased by the agency and by its partners, and those that are unassigned. */
export type TagCounts = { agencyPurchased: number; partnerPurchased: number; unassigned: number };

/** Numbers on the agency dashboard. */
export type AgencyOverview = {
  partners: { count: number; addedToday: number };
  customers: { count: number; addedYesterday: number };
  tags: TagCounts;
};

/** Numbers on the admin dashboard. `tags.count` does not include the purchased tags. */
export type AdminOverview = {
  agencies: number;
  partners: number;
  customers: number;
  tags: { count: number; agencyPurchased: number; partnerPurchased: number };
};

export function countTags({ agencyPurchased, partnerPurchased, unassigned }: TagCounts): number {
  return agencyPurchased + partnerPurchased + unassigned;
}
