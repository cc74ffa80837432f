import type { AdminOverview, AgencyOverview } from './dashboard';

/** Numbers on the sample agency's dashboard. A test compares them with the sample lists of the agency. */
export const sampleAgencyOverview: AgencyOverview = {
  partners: { count: 24, addedToday: 5 },
  customers: { count: 128, addedYesterday: 3 },
  tags: { agencyPurchased: 45, partnerPurchased: 70, unassigned: 5 },
};

/** Numbers on the admin dashboard. A test compares them with the sample lists, except for purchased tags. */
export const sampleAdminOverview: AdminOverview = {
  agencies: 2,
  partners: 2,
  customers: 27,
  tags: { count: 2, agencyPurchased: 45, partnerPurchased: 70 },
};
