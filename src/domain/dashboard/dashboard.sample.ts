import type { AdminOverview, AgencyOverview } from './dashboard';

/** Numbers on the sample agency's dashboard. A test checks that they match the sample lists of the agency. */
export const sampleAgencyOverview: AgencyOverview = {
  partners: { count: 24, addedToday: 5 },
  customers: { count: 27, addedYesterday: 3 },
  tags: { assignedByAgency: 45, assignedByPartner: 70, unassigned: 35 },
  activationCounts: [2, 5, 6, 5, 3, 4, 6, 6, 3, 3, 6, 6, 4, 1],
};

/**
 * Numbers on the admin dashboard with sample data, from the specification. The sample lists of the back-office have two
 * partners and two tags to match these numbers, fewer than the lists of the portal. `ofAgencies` and `ofPartners` match
 * no list of the back-office: they are the assigned tags of `sampleAgencyOverview`, and so are the activated tags.
 */
export const sampleAdminOverview: AdminOverview = {
  agencyCount: 2,
  partnerCount: 2,
  customerCount: 27,
  tags: { count: 2, ofAgencies: 45, ofPartners: 70 },
  pendingPurchaseCount: 1,
  activationCounts: sampleAgencyOverview.activationCounts,
};
