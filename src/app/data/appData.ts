import { createContext } from 'react';

import type { ReadStoredFile } from '~/components/files/ReadStoredFileContext';
import type { TaskOptions } from '~/components/wizard/TaskDialog/useTask';
import type { Activity } from '~/domain/activity/activity';
import type { Agency } from '~/domain/agency/agency';
import type { AgencyDraft, AgencyFormValues } from '~/domain/agency/agencyDraft';
import type { AgencyCustomer } from '~/domain/customer/agencyCustomer';
import type { AgencyCustomerDraft, AgencyCustomerFormValues } from '~/domain/customer/agencyCustomerDraft';
import type { Customer } from '~/domain/customer/customer';
import type { CustomerDraft, CustomerFormValues } from '~/domain/customer/customerDraft';
import type { AdminOverview, AgencyOverview } from '~/domain/dashboard/dashboard';
import type { AgencyPartner } from '~/domain/partner/agencyPartner';
import type { AgencyPartnerDraft, AgencyPartnerFormValues } from '~/domain/partner/agencyPartnerDraft';
import type { Partner } from '~/domain/partner/partner';
import type { PartnerDraft, PartnerFormValues } from '~/domain/partner/partnerDraft';
import type { Purchase } from '~/domain/purchase/purchase';
import type { PurchaseDraft, PurchaseFormValues } from '~/domain/purchase/purchaseDraft';
import type { WithoutPasswords } from '~/domain/session/newPassword';
import type { SettingsSave, SiteSettings, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';
import type { AgencyTag } from '~/domain/tag/agencyTag';
import type { Assignee } from '~/domain/tag/assignee';
import type { GeneratedTag } from '~/domain/tag/generatedTag';
import type { AssignableUtility, TagChange } from '~/domain/tag/tagChange';
import type { TagDraft, TagFormValues } from '~/domain/tag/tagDraft';
import type { PackageDraft, PackageFormValues } from '~/domain/tagPackage/packageDraft';
import type { PackageOffer } from '~/domain/tagPackage/packageOffer';
import type { TagPackage } from '~/domain/tagPackage/tagPackage';
import type { Utility } from '~/domain/utility/utility';
import type { UtilityDraft, UtilityFormValues } from '~/domain/utility/utilityDraft';

import type { ChangeResult, EditableData, EntityData, ExternalStore, SaveResult } from './entityData';

export type AdminData = {
  userName: string;
  overview: ExternalStore<AdminOverview>;
  activities: Pick<EntityData<Activity>, 'getCollection'>;
  agencies: EditableData<Agency, WithoutPasswords<AgencyFormValues>, AgencyDraft>;
  partners: EditableData<Partner, WithoutPasswords<PartnerFormValues>, PartnerDraft>;
  customers: EditableData<Customer, WithoutPasswords<CustomerFormValues>, CustomerDraft>;
  packages: EditableData<TagPackage, PackageFormValues, PackageDraft>;
  purchases: EditableData<Purchase, PurchaseFormValues, PurchaseDraft> & { actions?: AdminPurchaseActions };
  tags: EditableData<GeneratedTag, TagFormValues, TagDraft>;
  utilities: EditableData<Utility, UtilityFormValues, UtilityDraft>;
  settings: ExternalStore<{ settings: SiteSettings; history: readonly SettingsSave[] }> & {
    /**
     * Saves the settings. `loadedSaveId` is the id of the save whose settings the form has loaded; undefined if there
     * was none. A workspace refuses to save if there is a newer save.
     */
    save: (values: SiteSettingsValues, loadedSaveId: string | undefined) => Promise<SaveResult>;
  };
};

/** Actions for purchases in the back-office. `id` is the id of a purchase. Sample data has no such actions. */
export type AdminPurchaseActions = {
  setPaymentStatus: (id: string, status: 'Completed' | 'Cancelled') => Promise<ChangeResult>;
  /** Generates all tags of a purchase that has none yet. A failure leaves the purchase without tags. */
  generateTags: (id: string, options: TaskOptions) => Promise<ChangeResult & { tagCount?: number }>;
};

export type AgencyData = {
  name: string;
  userName: string;
  overview: ExternalStore<AgencyOverview>;
  activities: Pick<EntityData<Activity>, 'getCollection'>;
  tags: EntityData<AgencyTag> & { actions?: AgencyTagActions };
  partners: EditableData<AgencyPartner, AgencyPartnerFormValues, AgencyPartnerDraft>;
  customers: EditableData<AgencyCustomer, AgencyCustomerFormValues, AgencyCustomerDraft>;
  /** The packages that the agency can buy. */
  offers: ExternalStore<readonly PackageOffer[]>;
  /** Buys a package and generates all of its tags. A failure changes nothing. Undefined with sample data. */
  buyPackage?: (packageId: string, options: TaskOptions) => Promise<PurchaseResult>;
};

/** Result of buying a package. `hexacodes` are those of the generated tags. */
type PurchaseResult = ChangeResult & ({ ok: true; orderId: string; hexacodes: readonly string[] } | { ok: false });

/** Actions for the tags of an agency. Sample data has no such actions. */
export type AgencyTagActions = {
  utilities: ExternalStore<readonly AssignableUtility[]>;
  change: (ids: readonly string[], tagChange: TagChange) => Promise<ChangeResult>;
  assign: (ids: readonly string[], assignee: Assignee) => Promise<ChangeResult>;
  /** Marks the tags with these hexacodes as printed. Ignores hexacodes that no tag has. */
  markPrinted: (hexacodes: readonly string[]) => Promise<ChangeResult>;
};

/** Data of the back-office (`admin`) and of the portal (`agency`). */
export type AppData = {
  /** True if changes are kept after a reload, as in a workspace. */
  keepsChanges: boolean;
  /** Reads a stored file by its id. Resolves to undefined if the file is missing. Sample data has no files. */
  readFile?: ReadStoredFile;
  admin: AdminData;
  agency: AgencyData;
};

/**
 * Data of the office pages, which OfficePages provides. Flow stories also provide data around the whole app, to replace
 * the sample data. Without a provider, the context is null and `useAppData` returns sample data.
 */
export const AppDataContext = createContext<AppData | null>(null);
