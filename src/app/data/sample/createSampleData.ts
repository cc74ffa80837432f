import { createSampleActivities, createSampleAdminActivities } from '~/domain/activity/activity.sample';
import { createSampleAgencies } from '~/domain/agency/agency.sample';
import { createSampleAgencyCustomers } from '~/domain/customer/agencyCustomer.sample';
import { createSampleCustomers } from '~/domain/customer/customer.sample';
import { sampleAdminOverview, sampleAgencyOverview } from '~/domain/dashboard/dashboard.sample';
import { createSampleAgencyPartners } from '~/domain/partner/agencyPartner.sample';
import { createSamplePartners } from '~/domain/partner/partner.sample';
import { createSamplePurchases } from '~/domain/purchase/purchase.sample';
import { portalAgencyName } from '~/domain/samples/people.sample';
import { dateToDay } from '~/domain/time/days';
import { createSampleSiteSettings } from '~/domain/siteSettings/siteSettings.sample';
import { createSampleAgencyTags } from '~/domain/tag/agencyTag.sample';
import { createSampleGeneratedTags } from '~/domain/tag/generatedTag.sample';
import { createSamplePackageOffers } from '~/domain/tagPackage/packageOffer.sample';
import { createSamplePackages } from '~/domain/tagPackage/tagPackage.sample';
import { createSampleUtilities } from '~/domain/utility/utility.sample';

import type { AppData } from '../appData';
import { createConstantStore } from '../createConstantStore';
import { createSampleEntity } from './createSampleEntity';
import { createSampleSettings } from './createSampleSettings';

/** Creates the built-in sample data, with dates relative to `now`. */
export function createSampleData(now: Date): AppData {
  const today = dateToDay(now);
  return {
    keepsChanges: false,
    admin: {
      userName: 'Admin owner',
      overview: createConstantStore(sampleAdminOverview),
      activities: createSampleEntity(createSampleAdminActivities(now)),
      agencies: createSampleEntity(createSampleAgencies(today)),
      partners: createSampleEntity(createSamplePartners(today)),
      customers: createSampleEntity(createSampleCustomers(today)),
      packages: createSampleEntity(createSamplePackages(today)),
      purchases: createSampleEntity(createSamplePurchases(today)),
      tags: createSampleEntity(createSampleGeneratedTags(today)),
      utilities: createSampleEntity(createSampleUtilities()),
      settings: createSampleSettings(createSampleSiteSettings(today)),
    },
    agency: {
      name: portalAgencyName,
      userName: 'Sample Agent',
      overview: createConstantStore(sampleAgencyOverview),
      activities: createSampleEntity(createSampleActivities(now)),
      tags: createSampleEntity(createSampleAgencyTags(today)),
      partners: createSampleEntity(createSampleAgencyPartners(today)),
      customers: createSampleEntity(createSampleAgencyCustomers(today)),
      offers: createConstantStore(createSamplePackageOffers()),
    },
  };
}
