import { describe, expect, it } from 'vitest';

import { sampleAgencies } from '../agency/agency.sample';
import { sampleAgencyCustomers } from '../customer/agencyCustomer.sample';
import { sampleCustomers } from '../customer/customer.sample';
import { sampleAgencyPartners } from '../partner/agencyPartner.sample';
import { samplePartners } from '../partner/partner.sample';
import { samplePurchases } from '../purchase/purchase.sample';
import { subtractDays } from '../time/days';
import { sampleAgencyTags } from '../tag/agencyTag.sample';
import { sampleGeneratedTags } from '../tag/generatedTag.sample';
import { countTags } from './dashboard';
import { sampleAdminOverview, sampleAgencyOverview } from './dashboard.sample';

const today = '2026-06-15';

it('counts every tag once', () => {
  expect(countTags(sampleAgencyOverview.tags)).toBe(150);
  expect(countTags({ assignedByAgency: 0, assignedByPartner: 0, unassigned: 0 })).toBe(0);
});

describe('sample numbers match the sample lists', () => {
  it('ADM-04 CON-05 of the platform, except for purchased tags', () => {
    expect(sampleAdminOverview).toEqual({
      agencies: sampleAgencies(today).length,
      partners: samplePartners(today).length,
      customers: sampleCustomers(today).length,
      tags: { count: sampleGeneratedTags(today).length, ofAgencies: 45, ofPartners: 70 },
      pendingPurchases: samplePurchases(today).filter(({ paymentStatus }) => paymentStatus === 'Pending').length,
    });
    expect(sampleAdminOverview).toMatchObject({ agencies: 2, partners: 2, customers: 27, tags: { count: 2 } });
  });

  it('AGY-03 of an agency', () => {
    const partners = sampleAgencyPartners(today);
    const customers = sampleAgencyCustomers(today);
    const tags = sampleAgencyTags(today);
    const countAssignedBy = (type: string) => tags.filter(({ assigner }) => assigner?.type === type).length;
    expect(sampleAgencyOverview).toEqual({
      partners: {
        count: partners.length,
        addedToday: partners.filter(({ dateAdded }) => dateAdded === today).length,
      },
      customers: {
        count: customers.length,
        addedYesterday: customers.filter(({ dateAdded }) => dateAdded === subtractDays(today, 1)).length,
      },
      tags: {
        assignedByAgency: countAssignedBy('agency'),
        assignedByPartner: countAssignedBy('partner'),
        unassigned: tags.filter(({ assigned }) => !assigned).length,
      },
    });
  });
});
