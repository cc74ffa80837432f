import { sampleAgencies } from '../agency/agency.sample';
import { sampleAgencyCustomers } from '../customer/agencyCustomer.sample';
import { sampleAgencyPartners } from '../partner/agencyPartner.sample';
import { samplePartners } from '../partner/partner.sample';
import { samplePurchases } from '../purchase/purchase.sample';
import { partnerPerson, portalAgency } from '../samples/people.sample';
import { sampleAgencyTags } from '../tag/agencyTag.sample';
import { samplePackages } from '../tagPackage/tagPackage.sample';
import { dateToDay } from '../time/days';
import type { Day } from '../time/days';
import { sampleUtilities } from '../utility/utility.sample';
import type { WorkspaceRecord } from './records';
import { sampleActivityRecords, sampleSettingsSaveRecords } from './sampleHistory.sample';
import { toOfficeTime, sampleAgencyIds, sampleId } from './sampleIds.sample';
import { sampleTags } from './sampleTags.sample';
import { applyChanges, emptyWorkspace, put } from './workspaceState';
import type { WorkspaceState } from './workspaceState';

/**
 * Returns the built-in sample data as the records of a workspace, with dates relative to `now`. Both areas show the same
 * records: the agency 'Harbour Tags' has the partners, customers and tags of the sample portal.
 */
export function sampleWorkspace(now: Date): WorkspaceState {
  const today = dateToDay(now);
  const purchases = samplePurchaseRecords(today).toReversed();
  const tags = sampleTags(purchases, today);
  const records = applyChanges(emptyWorkspace, [
    ...sampleAgencyRecords(today).map((record) => put('agencies', record)),
    ...samplePartnerRecords(today).map((record) => put('partners', record)),
    ...sampleCustomers(today).map((record) => put('customers', record)),
    ...samplePackageRecords(today).map((record) => put('packages', record)),
    ...purchases.map((record) => put('purchases', record)),
    ...tags.map((record) => put('tags', record)),
    ...sampleUtilities().map(({ features, ...utility }, index) =>
      put('utilities', { ...utility, features: [...features], id: sampleId('utility', 100 - index), revision: 0 }),
    ),
    ...sampleSettingsSaveRecords(now).map((record) => put('settingsSaves', record)),
    put('counters', { id: 'orderId', revision: 0, last: 1000 + purchases.length }),
    put('counters', { id: 'serialNumber', revision: 0, last: tags.length }),
  ]);
  return applyChanges(
    records,
    sampleActivityRecords(records, now).map((record) => put('activities', record)),
  );
}

/** Ids are assigned in descending order, because the sample lists begin with the newest row. */
const sampleAgencyRecords = (today: Day): WorkspaceRecord<'agencies'>[] =>
  sampleAgencies(today).map(({ name, email, phone, address, totalEarnings, dateAdded }, index) => ({
    ...{ id: sampleId('agency', sampleAgencyIds.length - index), revision: 0 },
    ...{ name, email, phone, address, totalEarnings, dateAdded },
  }));

/** The 24 partners of the portal, and the partner of the other agency. */
function samplePartnerRecords(today: Day): WorkspaceRecord<'partners'>[] {
  const [harbourTags, dunePrints] = sampleAgencyIds;
  const tags = sampleAgencyTags(today);
  const portalPartners = sampleAgencyPartners(today).map((partner, index, { length }) => ({
    ...partner,
    id: sampleId('partner', length - index),
    revision: 0,
    agencyId: harbourTags,
    totalEarnings: 27.5 * tags.filter(({ assigner }) => assigner?.name === partnerPerson(length - index).name).length,
  }));
  const otherPartners = samplePartners(today)
    .filter(({ agency }) => agency !== portalAgency)
    .map(({ name, email, phone, totalEarnings, dateAdded }) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      const fields = { firstName, lastName, company: '', email, phone, totalEarnings, dateAdded };
      return { id: sampleId('partner', portalPartners.length + 1), revision: 0, agencyId: dunePrints, ...fields };
    });
  return [...portalPartners, ...otherPartners];
}

function sampleCustomers(today: Day): WorkspaceRecord<'customers'>[] {
  return sampleAgencyCustomers(today).map(({ name, email, address, phone, dateAdded }, index, { length }) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const contact = { firstName, lastName, email, address, countryCode: '', phone, dateAdded };
    return { id: sampleId('customer', length - index), revision: 0, agencyId: sampleAgencyIds[0], ...contact };
  });
}

const samplePackageRecords = (today: Day): WorkspaceRecord<'packages'>[] =>
  samplePackages(today).map((tagPackage, index) => ({
    ...tagPackage,
    id: sampleId('package', 100 - index),
    revision: 0,
    createdAt: toOfficeTime(tagPackage.createdAt),
    updatedAt: toOfficeTime(tagPackage.updatedAt),
  }));

const samplePurchaseRecords = (today: Day): WorkspaceRecord<'purchases'>[] =>
  samplePurchases(today).map(({ tagPackage, ...purchase }, index, { length }) => ({
    ...purchase,
    id: sampleId('purchase', length - index),
    revision: 0,
    // All purchases are of the first sample package.
    tagPackage: { ...tagPackage, id: sampleId('package', 100) },
    agencyId: agencyIdsByName.get(purchase.buyer),
    paymentDate: toOfficeTime(purchase.paymentDate),
    purchasedAt: toOfficeTime(purchase.purchasedAt),
  }));

const agencyIdsByName = new Map([
  [portalAgency, sampleAgencyIds[0]],
  ['Dune Prints', sampleAgencyIds[1]],
]);
