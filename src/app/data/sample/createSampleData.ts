import { sampleActivities, sampleAdminActivities } from '~/domain/activity/activity.sample';
import { sampleAgencies } from '~/domain/agency/agency.sample';
import { sampleAgencyCustomers } from '~/domain/customer/agencyCustomer.sample';
import { sampleCustomers } from '~/domain/customer/customer.sample';
import { sampleAdminOverview, sampleAgencyOverview } from '~/domain/dashboard/dashboard.sample';
import { sampleAgencyPartners } from '~/domain/partner/agencyPartner.sample';
import { samplePartners } from '~/domain/partner/partner.sample';
import { samplePurchases } from '~/domain/purchase/purchase.sample';
import { dayOf } from '~/domain/time/days';
import { sampleSiteSettings } from '~/domain/siteSettings/siteSettings.sample';
import { sampleAgencyTags } from '~/domain/tag/agencyTag.sample';
import { sampleGeneratedTags } from '~/domain/tag/generatedTag.sample';
import { samplePackageOffers } from '~/domain/tagPackage/packageOffer.sample';
import { samplePackages } from '~/domain/tagPackage/tagPackage.sample';
import { sampleUtilities } from '~/domain/utility/utility.sample';

import type { AppData } from '../appData';
import { createSampleCollection } from './createSampleCollection';

/** Creates the built-in sample data, with dates relative to `now`. */
export function createSampleData(now: Date): AppData {
  const today = dayOf(now);
  return {
    admin: {
      userName: 'Admin owner',
      overview: sampleAdminOverview,
      activities: createSampleCollection(sampleAdminActivities(now)),
      agencies: createSampleCollection(sampleAgencies(today)),
      partners: createSampleCollection(samplePartners(today)),
      customers: createSampleCollection(sampleCustomers(today)),
      packages: createSampleCollection(samplePackages(today)),
      purchases: createSampleCollection(samplePurchases(today)),
      tags: createSampleCollection(sampleGeneratedTags(today)),
      utilities: createSampleCollection(sampleUtilities()),
      settings: sampleSiteSettings(today),
    },
    agency: {
      name: 'Sample Tags Agency',
      userName: 'Sample Agent',
      overview: sampleAgencyOverview,
      activities: createSampleCollection(sampleActivities(now)),
      tags: createSampleCollection(sampleAgencyTags(today)),
      partners: createSampleCollection(sampleAgencyPartners(today)),
      customers: createSampleCollection(sampleAgencyCustomers(today)),
      offers: samplePackageOffers(),
    },
  };
}
