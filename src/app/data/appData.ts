import { createContext } from 'react';

import type { Activity } from '~/domain/activity/activity';
import type { Agency } from '~/domain/agency/agency';
import type { AgencyCustomer } from '~/domain/customer/agencyCustomer';
import type { Customer } from '~/domain/customer/customer';
import type { AdminOverview, AgencyOverview } from '~/domain/dashboard/dashboard';
import type { Collection } from '~/domain/data/collection';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import type { AgencyPartner } from '~/domain/partner/agencyPartner';
import type { Partner } from '~/domain/partner/partner';
import type { Purchase } from '~/domain/purchase/purchase';
import type { SiteSettings } from '~/domain/siteSettings/siteSettings';
import type { AgencyTag } from '~/domain/tag/agencyTag';
import type { GeneratedTag } from '~/domain/tag/generatedTag';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';
import type { TagPackage } from '~/domain/tagPackage/tagPackage';
import type { Utility } from '~/domain/utility/utility';

/** The rows of one kind, such as agencies, and what the app can do with them. */
export type EntityData<Row> = {
  /**
   * Returns the rows as a collection with the search, filters and sorting of `rules`: the same for the same rules. The
   * rules are a parameter, so that each page loads only those of its own list.
   */
  collection: <Query extends ListQuery>(rules: ListRules<Row, Query>) => Collection<Row, Query>;
  /** Removes rows. `undo` returns them to their old positions. */
  remove: (ids: readonly string[]) => Promise<{ undo: () => Promise<void> }>;
};

type AdminData = {
  userName: string;
  overview: AdminOverview;
  activities: Pick<EntityData<Activity>, 'collection'>;
  agencies: EntityData<Agency>;
  partners: EntityData<Partner>;
  customers: EntityData<Customer>;
  packages: EntityData<TagPackage>;
  purchases: EntityData<Purchase>;
  tags: EntityData<GeneratedTag>;
  utilities: EntityData<Utility>;
  settings: SiteSettings;
};

type AgencyData = {
  name: string;
  userName: string;
  overview: AgencyOverview;
  activities: Pick<EntityData<Activity>, 'collection'>;
  tags: EntityData<AgencyTag>;
  partners: EntityData<AgencyPartner>;
  customers: EntityData<AgencyCustomer>;
  /** The packages that the agency can buy. */
  offers: readonly PackageOffer[];
};

/** Data of the back-office (`admin`) and of the portal (`agency`). */
export type AppData = { admin: AdminData; agency: AgencyData };

/** Data that flow stories use instead of the sample data, for example slow or failing collections; null in the app. */
export const AppDataContext = createContext<AppData | null>(null);
