import type { AgencyOverview } from './dashboard';

/** The sample agency's figures. */
export const sampleAgencyOverview: AgencyOverview = {
  partners: { count: 24, addedToday: 5 },
  customers: { count: 128, addedYesterday: 3 },
  tags: { agencyPurchased: 45, partnerPurchased: 70, unassigned: 5 },
};
