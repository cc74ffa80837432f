/**
 * Tag counts of an agency; each tag is counted once. The dashboard labels `assignedByAgency` 'Agency purchased', and
 * `assignedByPartner` 'Partner purchased'.
 */
export type TagCounts = { assignedByAgency: number; assignedByPartner: number; unassigned: number };

/** Number of days on the activation chart, including today. */
export const activationDayCount = 14;

/** Numbers of tags activated on each of the last 14 days, oldest first. The last one is today's. */
type ActivationCounts = readonly number[];

/** Numbers on the agency dashboard. */
export type AgencyOverview = {
  partners: { count: number; addedToday: number };
  customers: { count: number; addedYesterday: number };
  tags: TagCounts;
  activationCounts: ActivationCounts;
};

/**
 * Numbers on the admin dashboard. `tags.ofAgencies` counts the tags that belong to an agency but to no partner ('Agency
 * purchased'), `tags.ofPartners` those that belong to a partner ('Partner purchased').
 */
export type AdminOverview = {
  agencyCount: number;
  partnerCount: number;
  customerCount: number;
  tags: { count: number; ofAgencies: number; ofPartners: number };
  /** Number of purchases with the payment status 'Pending'. */
  pendingPurchaseCount: number;
  /** Counts the tags of all owners. */
  activationCounts: ActivationCounts;
};

/** Returns the total number of tags of an agency. */
export function countTags({ assignedByAgency, assignedByPartner, unassigned }: TagCounts): number {
  return assignedByAgency + assignedByPartner + unassigned;
}
