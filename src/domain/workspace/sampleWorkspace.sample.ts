import { sampleAgencies } from '../agency/agency.sample';
import { sampleAgencyCustomers } from '../customer/agencyCustomer.sample';
import { sampleAgencyPartners } from '../partner/agencyPartner.sample';
import { samplePartners } from '../partner/partner.sample';
import { samplePackageOffers } from '../tagPackage/packageOffer.sample';
import { samplePackages } from '../tagPackage/tagPackage.sample';
import { dateToDay, subtractDays } from '../time/days';
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
  const purchases = samplePurchases(today);
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
    ...{ id: sampleAgencyIds[index] ?? '', revision: 0 },
    ...{ name, email, phone, address, totalEarnings, dateAdded },
  }));

/** The 24 partners of the portal, and the partner of the other agency. */
function samplePartnerRecords(today: Day): WorkspaceRecord<'partners'>[] {
  const [harbourTags, dunePrints] = sampleAgencyIds;
  const [, otherPartner] = samplePartners(today);
  const portalPartners = sampleAgencyPartners(today).map((partner, index) => ({
    ...partner,
    id: sampleId('partner', 100 - index),
    revision: 0,
    agencyId: harbourTags,
    totalEarnings: index === 0 ? 1860 : 0,
  }));
  if (!otherPartner) return portalPartners;
  const { email, phone, totalEarnings, dateAdded } = otherPartner;
  const [firstName = '', lastName = ''] = otherPartner.name.split(' ');
  const fields = { firstName, lastName, company: '', email, phone, totalEarnings, dateAdded };
  return [...portalPartners, { id: sampleId('partner', 0), revision: 0, agencyId: dunePrints, ...fields }];
}

function sampleCustomers(today: Day): WorkspaceRecord<'customers'>[] {
  return sampleAgencyCustomers(today).map(({ name, email, address, phone, dateAdded }, index) => {
    const [firstName = '', lastName = ''] = name.split(' ');
    const contact = { firstName, lastName, email, address, countryCode: '', phone, dateAdded };
    return { id: sampleId('customer', 200 - index), revision: 0, agencyId: sampleAgencyIds[0], ...contact };
  });
}

/** The packages of the back-office, and those that the portal offers. */
function samplePackageRecords(today: Day): WorkspaceRecord<'packages'>[] {
  const created = toOfficeTime(subtractDays(today, 90));
  const offered = { description: '', tagType: 'Common', isActive: true, createdBy: 'Admin owner' } as const;
  const packages = [
    ...samplePackages(today).map((tagPackage) => ({
      ...tagPackage,
      createdAt: toOfficeTime(tagPackage.createdAt),
      updatedAt: toOfficeTime(tagPackage.updatedAt),
    })),
    ...samplePackageOffers().map((offer) => ({ ...offer, ...offered, createdAt: created, updatedAt: created })),
  ];
  return packages.map((tagPackage, index) => ({ ...tagPackage, id: sampleId('package', 100 - index), revision: 0 }));
}

/**
 * Returns the sample purchases. Each line of the table contains: days ago, package, buyer, type, status, payment
 * method. Completed purchases have tags.
 */
function samplePurchases(today: Day): WorkspaceRecord<'purchases'>[] {
  const packages = samplePackageRecords(today);
  const [harbourTags, dunePrints] = sampleAgencyIds;
  const purchases = [
    [62, 'Starter', 'Harbour Tags', harbourTags, 'Completed', 'card'],
    [11, 'Sample Pack', 'Dune Prints', dunePrints, 'Completed', 'crypto'],
    [8, 'Sample Pack', 'Dune Prints', dunePrints, 'Failed', 'paypal'],
    [3, 'Sample Pack', 'Mira A.', undefined, 'Completed', 'card'],
    [1, 'Sample Pack', 'Harbour Tags', harbourTags, 'Pending', 'bank'],
  ] as const;
  return purchases.flatMap(([daysAgo, packageName, buyer, agencyId, paymentStatus, paymentMethod], index) => {
    const tagPackage = packages.find(({ name }) => name === packageName);
    if (!tagPackage) return [];
    const { id, name, totalHexacodes, price } = tagPackage;
    const time = toOfficeTime(subtractDays(today, daysAgo));
    return {
      id: sampleId('purchase', index),
      revision: 0,
      orderId: `ORD-${1001 + index}`,
      transactionId: `TX-${50_010 + index}`,
      tagPackage: { id, name, totalHexacodes, price },
      buyerType: agencyId ? 'business' : 'individual',
      buyer,
      agencyId,
      amount: price,
      paymentStatus,
      paymentMethod,
      hexacodesGenerated: paymentStatus === 'Completed',
      paymentDate: time,
      purchasedAt: time,
    };
  });
}
