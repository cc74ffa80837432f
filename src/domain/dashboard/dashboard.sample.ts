import type { AdminOverview, AgencyOverview } from './dashboard';

/** Numbers on the sample agency's dashboard. A test checks that they match the sample lists of the agency. */
export const sampleAgencyOverview: AgencyOverview = {
  partners: { count: 24, addedToday: 5 },
  customers: { count: 128, addedYesterday: 3 },
  tags: { assignedByAgency: 45, assignedByPartner: 70, unassigned: 5 },
};

/** Sample numbers on the admin dashboard. Except for the purchased tags, they match the sample lists. */
export const sampleAdminOverview: AdminOverview = {
  agencies: 2,
  partners: 2,
  customers: 27,
  tags: { count: 2, ofAgencies: 45, ofPartners: 70 },
  pendingPurchases: 1,
};
