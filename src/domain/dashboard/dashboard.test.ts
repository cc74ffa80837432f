import { describe, expect, it } from 'vitest';

import { createSampleAgencies } from '../agency/agency.sample';
import { createSampleAgencyCustomers } from '../customer/agencyCustomer.sample';
import { createSampleCustomers } from '../customer/customer.sample';
import { createSampleAgencyPartners } from '../partner/agencyPartner.sample';
import { createSamplePartners } from '../partner/partner.sample';
import { createSamplePurchases } from '../purchase/purchase.sample';
import { subtractDays } from '../time/days';
import { createSampleAgencyTags } from '../tag/agencyTag.sample';
import { createSampleGeneratedTags } from '../tag/generatedTag.sample';
import { countByDay } from './countByDay';
import { activationDayCount, countTags } from './dashboard';
import { sampleAdminOverview, sampleAgencyOverview } from './dashboard.sample';

const today = '2026-06-15';

it('counts every tag once', () => {
  expect(countTags(sampleAgencyOverview.tags)).toBe(150);
  expect(countTags({ assignedByAgency: 0, assignedByPartner: 0, unassigned: 0 })).toBe(0);
});

describe('sample numbers match the sample lists', () => {
  it('ADM-04 CON-05 of the back-office, except for purchased tags', () => {
    expect(sampleAdminOverview).toEqual({
      agencyCount: createSampleAgencies(today).length,
      partnerCount: createSamplePartners(today).length,
      customerCount: createSampleCustomers(today).length,
      tags: { count: createSampleGeneratedTags(today).length, ofAgencies: 45, ofPartners: 70 },
      pendingPurchaseCount: createSamplePurchases(today).filter(({ paymentStatus }) => paymentStatus === 'Pending')
        .length,
      activationCounts: sampleAgencyOverview.activationCounts,
    });
    expect(sampleAdminOverview).toMatchObject({
      agencyCount: 2,
      partnerCount: 2,
      customerCount: 27,
      tags: { count: 2 },
    });
  });

  it('AGY-03 of an agency', () => {
    const partners = createSampleAgencyPartners(today);
    const customers = createSampleAgencyCustomers(today);
    const tags = createSampleAgencyTags(today);
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
      activationCounts: countByDay(
        tags.map(({ activatedAt }) => activatedAt),
        today,
        activationDayCount,
      ),
    });
  });
});
