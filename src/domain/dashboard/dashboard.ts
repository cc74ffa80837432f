/** An agency's tags by where they are. */
export type TagCounts = { agencyPurchased: number; partnerPurchased: number; unassigned: number };

/** The figures of an agency's overview. */
export type AgencyOverview = {
  partners: { count: number; addedToday: number };
  customers: { count: number; addedYesterday: number };
  tags: TagCounts;
};

/** The figures of the platform's overview. What was purchased is not a part of the tags that are there. */
export type AdminOverview = {
  agencies: number;
  partners: number;
  customers: number;
  tags: { count: number; agencyPurchased: number; partnerPurchased: number };
};

/** All of an agency's tags: its parts are the whole. */
export function countTags({ agencyPurchased, partnerPurchased, unassigned }: TagCounts): number {
  return agencyPurchased + partnerPurchased + unassigned;
}
