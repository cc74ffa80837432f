import { sampleActivities, sampleAdminActivities } from '~/domain/activity/activity.sample';
import { sampleAgencies } from '~/domain/agency/agency.sample';
import { sampleAgencyCustomers } from '~/domain/customer/agencyCustomer.sample';
import { sampleCustomers } from '~/domain/customer/customer.sample';
import { sampleAdminOverview, sampleAgencyOverview } from '~/domain/dashboard/dashboard.sample';
import { sampleAgencyPartners } from '~/domain/partner/agencyPartner.sample';
import { samplePartners } from '~/domain/partner/partner.sample';
import { samplePurchases } from '~/domain/purchase/purchase.sample';
import { portalAgency } from '~/domain/samples/people.sample';
import { dateToDay } from '~/domain/time/days';
import { sampleSiteSettings } from '~/domain/siteSettings/siteSettings.sample';
import { sampleAgencyTags } from '~/domain/tag/agencyTag.sample';
import { sampleGeneratedTags } from '~/domain/tag/generatedTag.sample';
import { samplePackageOffers } from '~/domain/tagPackage/packageOffer.sample';
import { samplePackages } from '~/domain/tagPackage/tagPackage.sample';
import { sampleUtilities } from '~/domain/utility/utility.sample';

import type { AppData } from '../appData';
import { createConstantStore } from '../createConstantStore';
import { createSampleEntity } from './createSampleEntity';
import { createSampleSettings } from './createSampleSettings';

/** Creates the built-in sample data, with dates relative to `now`. */
export function createSampleData(now: Date): AppData {
  const today = dateToDay(now);
  return {
    isKept: false,
    admin: {
      userName: 'Admin owner',
      overview: createConstantStore(sampleAdminOverview),
      activities: createSampleEntity(sampleAdminActivities(now)),
      agencies: createSampleEntity(sampleAgencies(today)),
      partners: createSampleEntity(samplePartners(today)),
      customers: createSampleEntity(sampleCustomers(today)),
      packages: createSampleEntity(samplePackages(today)),
      purchases: createSampleEntity(samplePurchases(today)),
      tags: createSampleEntity(sampleGeneratedTags(today)),
      utilities: createSampleEntity(sampleUtilities()),
      settings: createSampleSettings(sampleSiteSettings(today)),
    },
    agency: {
      name: portalAgency,
      userName: 'Sample Agent',
      overview: createConstantStore(sampleAgencyOverview),
      activities: createSampleEntity(sampleActivities(now)),
      tags: createSampleEntity(sampleAgencyTags(today)),
      partners: createSampleEntity(sampleAgencyPartners(today)),
      customers: createSampleEntity(sampleAgencyCustomers(today)),
      offers: createConstantStore(samplePackageOffers()),
    },
  };
}
