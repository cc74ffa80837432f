import { createContext, useSyncExternalStore } from 'react';

import type { Activity } from '~/domain/activity/activity';
import type { Agency } from '~/domain/agency/agency';
import type { AgencyCustomer } from '~/domain/customer/agencyCustomer';
import type { Customer } from '~/domain/customer/customer';
import type { AdminOverview, AgencyOverview } from '~/domain/dashboard/dashboard';
import type { Collection, CollectionSnapshot } from '~/domain/data/collection';
import type { AgencyPartner } from '~/domain/partner/agencyPartner';
import type { Partner } from '~/domain/partner/partner';
import type { Purchase } from '~/domain/purchase/purchase';
import type { SiteSettings } from '~/domain/siteSettings/siteSettings';
import type { AgencyTag } from '~/domain/tag/agencyTag';
import type { GeneratedTag } from '~/domain/tag/generatedTag';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';
import type { TagPackage } from '~/domain/tagPackage/tagPackage';
import type { Utility } from '~/domain/utility/utility';

type AdminData = {
  userName: string;
  overview: AdminOverview;
  activities: Collection<Activity>;
  agencies: Collection<Agency>;
  partners: Collection<Partner>;
  customers: Collection<Customer>;
  packages: Collection<TagPackage>;
  purchases: Collection<Purchase>;
  tags: Collection<GeneratedTag>;
  utilities: Collection<Utility>;
  settings: SiteSettings;
};

type AgencyData = {
  name: string;
  userName: string;
  overview: AgencyOverview;
  activities: Collection<Activity>;
  tags: Collection<AgencyTag>;
  partners: Collection<AgencyPartner>;
  customers: Collection<AgencyCustomer>;
  /** The packages that the agency can buy. */
  offers: readonly PackageOffer[];
};

/** Data of the back-office (`admin`) and of the portal (`agency`). */
export type AppData = { admin: AdminData; agency: AgencyData };

/** Data that flow stories use instead of the sample data, for example slow or failing collections; null in the app. */
export const AppDataContext = createContext<AppData | null>(null);

/** Returns the current rows and the status of a collection, and renders again when they change. */
export function useCollection<Row extends { id: string }>(collection: Collection<Row>): CollectionSnapshot<Row> {
  return useSyncExternalStore(collection.subscribe, collection.getSnapshot);
}
