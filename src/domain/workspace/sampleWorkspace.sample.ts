import { createSampleAgencies } from '../agency/agency.sample';
import { createSampleAgencyCustomers } from '../customer/agencyCustomer.sample';
import { createSampleAgencyPartners } from '../partner/agencyPartner.sample';
import { createSamplePartners } from '../partner/partner.sample';
import { createSamplePurchases } from '../purchase/purchase.sample';
import { createPartnerPerson, portalAgencyName } from '../samples/people.sample';
import { createSampleAgencyTags } from '../tag/agencyTag.sample';
import { createSamplePackages } from '../tagPackage/tagPackage.sample';
import { dateToDay } from '../time/days';
import type { Day } from '../time/days';
import { createSampleUtilities } from '../utility/utility.sample';
import type { WorkspaceRecord } from './records';
import { createSampleActivityRecords, createSampleSettingsSaveRecords } from './sampleHistory.sample';
import { toSampleDateTime, sampleAgencyIds, createSampleId } from './sampleIds.sample';
import { createSampleTags } from './sampleTags.sample';
import { applyChanges, emptyWorkspace, put } from './workspaceState';
import type { WorkspaceState } from './workspaceState';

/**
 * Returns the built-in sample data as the records of a workspace, with dates relative to `now`. The back-office and the
 * portal show the same records: the agency 'Harbour Tags' has the partners, customers and tags of the sample portal.
 */
export function createSampleWorkspace(now: Date): WorkspaceState {
  const today = dateToDay(now);
  const purchases = createPurchaseRecords(today).toReversed();
  const tags = createSampleTags(purchases, today);
  const records = applyChanges(emptyWorkspace, [
    ...createAgencyRecords(today).map((record) => put('agencies', record)),
    ...createPartnerRecords(today).map((record) => put('partners', record)),
    ...createCustomerRecords(today).map((record) => put('customers', record)),
    ...createPackageRecords(today).map((record) => put('packages', record)),
    ...purchases.map((record) => put('purchases', record)),
    ...tags.map((record) => put('tags', record)),
    ...createSampleUtilities().map(({ features, ...utility }, index) =>
      put('utilities', {
        ...utility,
        features: [...features],
        id: createSampleId('utility', 100 - index),
        revision: 0,
      }),
    ),
    ...createSampleSettingsSaveRecords(now).map((record) => put('settingsSaves', record)),
    put('counters', { id: 'orderId', revision: 0, last: 1000 + purchases.length }),
    put('counters', { id: 'serialNumber', revision: 0, last: tags.length }),
  ]);
  return applyChanges(
    records,
    createSampleActivityRecords(records, now).map((record) => put('activities', record)),
  );
}

/** Returns the agencies, newest first. Ids descend, because the newest record must have the largest id. */
const createAgencyRecords = (today: Day): WorkspaceRecord<'agencies'>[] =>
  createSampleAgencies(today).map(({ name, email, phone, address, totalEarnings, dateAdded }, index) => ({
    ...{ id: createSampleId('agency', sampleAgencyIds.length - index), revision: 0 },
    ...{ name, email, phone, address, totalEarnings, dateAdded },
  }));

/** Returns the 24 partners of the portal, and the partner of the other agency. */
function createPartnerRecords(today: Day): WorkspaceRecord<'partners'>[] {
  const [harbourTags, dunePrints] = sampleAgencyIds;
  const tags = createSampleAgencyTags(today);
  const portalPartners = createSampleAgencyPartners(today).map((partner, index, { length }) => ({
    ...partner,
    id: createSampleId('partner', length - index),
    revision: 0,
    agencyId: harbourTags,
    totalEarnings:
      27.5 * tags.filter(({ assigner }) => assigner?.name === createPartnerPerson(length - index).name).length,
  }));
  const otherPartners = createSamplePartners(today)
    .filter(({ agency }) => agency !== portalAgencyName)
    .map(({ name, email, phone, totalEarnings, dateAdded }) => {
      const [firstName = '', lastName = ''] = name.split(' ');
      const fields = { firstName, lastName, company: '', email, phone, totalEarnings, dateAdded };
      return { id: createSampleId('partner', portalPartners.length + 1), revision: 0, agencyId: dunePrints, ...fields };
    });
  return [...portalPartners, ...otherPartners];
}

function createCustomerRecords(today: Day): WorkspaceRecord<'customers'>[] {
  return createSampleAgencyCustomers(today).map(({ name, email, address, phone, dateAdded }, index, { length }) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const contact = { firstName, lastName, email, address, countryCode: '', phone, dateAdded };
    return { id: createSampleId('customer', length - index), revision: 0, agencyId: sampleAgencyIds[0], ...contact };
  });
}

const createPackageRecords = (today: Day): WorkspaceRecord<'packages'>[] =>
  createSamplePackages(today).map((tagPackage, index) => ({
    ...tagPackage,
    id: createSampleId('package', 100 - index),
    revision: 0,
    createdAt: toSampleDateTime(tagPackage.createdAt),
    updatedAt: toSampleDateTime(tagPackage.updatedAt),
  }));

const createPurchaseRecords = (today: Day): WorkspaceRecord<'purchases'>[] =>
  createSamplePurchases(today).map(({ tagPackage, ...purchase }, index, { length }) => ({
    ...purchase,
    id: createSampleId('purchase', length - index),
    revision: 0,
    // All purchases are of the first sample package.
    tagPackage: { ...tagPackage, id: createSampleId('package', 100) },
    agencyId: agencyIdsByName.get(purchase.buyer),
    paymentDate: toSampleDateTime(purchase.paymentDate),
    purchasedAt: toSampleDateTime(purchase.purchasedAt),
  }));

const agencyIdsByName = new Map([
  [portalAgencyName, sampleAgencyIds[0]],
  ['Dune Prints', sampleAgencyIds[1]],
]);
