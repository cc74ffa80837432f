import type { AdminOverview, AgencyOverview } from './dashboard';

/** Numbers on the sample agency's dashboard. A test checks that they match the sample lists of the agency. */
export const sampleAgencyOverview: AgencyOverview = {
  partners: { count: 24, addedToday: 5 },
  customers: { count: 27, addedYesterday: 3 },
  tags: { assignedByAgency: 45, assignedByPartner: 70, unassigned: 35 },
};

/**
 * Sample numbers on the admin dashboard, from the specification. To match them, the sample lists of the back-office
 * contain only a few of the portal's partners and tags. `ofAgencies` and `ofPartners` count the tags that the agency
 * and the partners of the portal have assigned.
 */
export const sampleAdminOverview: AdminOverview = {
  agencies: 2,
  partners: 2,
  customers: 27,
  tags: { count: 2, ofAgencies: 45, ofPartners: 70 },
  pendingPurchases: 1,
};
