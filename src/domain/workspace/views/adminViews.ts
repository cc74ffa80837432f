import type { Agency } from '../../agency/agency';
import type { Customer } from '../../customer/customer';
import { countByDay } from '../../dashboard/countByDay';
import { activationDayCount } from '../../dashboard/dashboard';
import type { AdminOverview } from '../../dashboard/dashboard';
import type { Partner } from '../../partner/partner';
import type { Purchase } from '../../purchase/purchase';
import type { GeneratedTag } from '../../tag/generatedTag';
import type { TagPackage } from '../../tagPackage/tagPackage';
import { dateTimeToDay } from '../../time/days';
import type { Day } from '../../time/days';
import type { Utility } from '../../utility/utility';
import { memoizeLast } from '../memoizeLast';
import { formatPersonName } from '../../text/formatPersonName';
import { joinPhone } from '../personFields';
import type { WorkspaceRecord } from '../records';
import type { WorkspaceState } from '../workspaceState';
import { countTagBalances, countTagsByOwner } from './tagCounts';
import { cacheNewestRows, cacheRows, listNewestFirst } from './viewCache';

/*
 * Rows of the back-office's lists, newest first. Each function returns the same array until a table that it reads
 * changes. If a row shows the name of a record that could not be read, the name is empty. Some rows contain further
 * fields of their records, such as `revision`.
 */

export function listAgencies({ agencies, tags }: WorkspaceState): Agency[] {
  return toAgencyRows(agencies, countTagBalances(tags).agencies);
}

const toAgencyRows = memoizeLast((agencies: WorkspaceState['agencies'], balances: ReadonlyMap<string, number>) =>
  listNewestFirst(agencies).map((agency) => toAgencyRow(agency, balances.get(agency.id) ?? 0)),
);
const toAgencyRow = cacheRows((agency: WorkspaceRecord<'agencies'>, tagBalance: number): Agency => ({
  ...agency,
  tagBalance,
}));

export function listPartners({ partners, agencies, tags }: WorkspaceState): Partner[] {
  return toPartnerRows(partners, agencies, countTagBalances(tags).partners);
}

const toPartnerRows = memoizeLast(
  (partners: WorkspaceState['partners'], agencies: WorkspaceState['agencies'], balances: ReadonlyMap<string, number>) =>
    listNewestFirst(partners).map((partner) =>
      toPartnerRow(partner, agencies.get(partner.agencyId)?.name ?? '', balances.get(partner.id) ?? 0),
    ),
);
const toPartnerRow = cacheRows((partner: WorkspaceRecord<'partners'>, agency: string, tagBalance: number): Partner => {
  const { id, email, phone, totalEarnings, dateAdded } = partner;
  return { id, name: formatPersonName(partner), email, phone, agency, totalEarnings, tagBalance, dateAdded };
});

export const listCustomers = ({ customers }: WorkspaceState): Customer[] => toCustomerRows(customers);

const toCustomerRows = memoizeLast((customers: WorkspaceState['customers']) =>
  listNewestFirst(customers).map((customer) => toCustomerRow(customer)),
);
const toCustomerRow = cacheRows((customer: WorkspaceRecord<'customers'>): Customer => {
  const { id, email, dateAdded } = customer;
  return { id, name: formatPersonName(customer), email, phone: joinPhone(customer), dateAdded };
});

export const listPackages = ({ packages }: WorkspaceState): TagPackage[] => toPackageRows(packages);

const toPackageRows = memoizeLast((packages: WorkspaceState['packages']) =>
  listNewestFirst(packages).map((tagPackage) => toPackageRow(tagPackage)),
);
const toPackageRow = cacheRows((tagPackage: WorkspaceRecord<'packages'>): TagPackage => {
  const { createdAt, updatedAt } = tagPackage;
  return { ...tagPackage, createdAt: dateTimeToDay(createdAt), updatedAt: dateTimeToDay(updatedAt) };
});

export const listPurchases = ({ purchases, agencies }: WorkspaceState): Purchase[] =>
  toPurchaseRows(purchases, agencies);

const toPurchaseRows = memoizeLast((purchases: WorkspaceState['purchases'], agencies: WorkspaceState['agencies']) =>
  listNewestFirst(purchases).map((purchase) => toPurchaseRow(purchase, agencies.get(purchase.agencyId ?? '')?.name)),
);
const toPurchaseRow = cacheRows((purchase: WorkspaceRecord<'purchases'>, agency: string | undefined): Purchase => ({
  ...purchase,
  agency,
  paymentDate: dateTimeToDay(purchase.paymentDate),
  purchasedAt: dateTimeToDay(purchase.purchasedAt),
}));

export const listUtilities = ({ utilities }: WorkspaceState): Utility[] => toUtilityRows(utilities);

const toUtilityRows = memoizeLast((utilities: WorkspaceState['utilities']) => listNewestFirst(utilities));

export function listTags({ tags, agencies, customers, partners, purchases }: WorkspaceState): readonly GeneratedTag[] {
  return toTagRows(tags, agencies, customers, partners, purchases);
}

const toTagRow = cacheRows(
  (
    tag: WorkspaceRecord<'tags'>,
    ownerName: string,
    partner: string,
    packagePurchase: string | undefined,
  ): GeneratedTag => ({
    id: tag.id,
    hexacode: tag.hexacode,
    serialNumber: tag.serialNumber,
    ownerContentType: tag.owner.type,
    ownerObjectId: tag.owner.id,
    ownerName,
    partner,
    isAssigned: tag.assignment !== undefined,
    isPrinted: tag.printedAt !== undefined,
    createdAt: dateTimeToDay(tag.createdAt),
    packagePurchase,
    qrCodeFile: tag.qrCodeFile,
    qrCodeUrl: tag.qrCodeUrl || undefined,
    barcodeImage: tag.barcodeImage,
    defaultRedirectUrl: tag.defaultRedirectUrl || undefined,
  }),
);

const toTagRows = cacheNewestRows(
  (
    tag: WorkspaceRecord<'tags'>,
    agencies: WorkspaceState['agencies'],
    customers: WorkspaceState['customers'],
    partners: WorkspaceState['partners'],
    purchases: WorkspaceState['purchases'],
  ) => {
    const { owner, partnerId = '', purchaseId = '' } = tag;
    const customer = owner.type === 'individual' ? customers.get(owner.id) : undefined;
    const ownerName = customer ? formatPersonName(customer) : (agencies.get(owner.id)?.name ?? '');
    const partner = partners.get(partnerId);
    return toTagRow(tag, ownerName, partner ? formatPersonName(partner) : '', purchases.get(purchaseId)?.orderId);
  },
);

/**
 * Returns the numbers on the back-office's dashboard. The number of tags includes assigned tags. `today` is the current
 * day in local time.
 */
export function getAdminOverview(state: WorkspaceState, today: Day): AdminOverview {
  const { agencies, partners, customers, tags, purchases } = state;
  const { ofAgencies, ofPartners } = countAllByOwner(tags);
  return {
    agencyCount: agencies.size,
    partnerCount: partners.size,
    customerCount: customers.size,
    tags: { count: tags.size, ofAgencies, ofPartners },
    pendingPurchaseCount: countPending(purchases),
    activationCounts: countActivations(tags, today),
  };
}

const countPending = memoizeLast(
  (purchases: WorkspaceState['purchases']) =>
    [...purchases.values()].filter(({ paymentStatus }) => paymentStatus === 'Pending').length,
);

const countActivations = memoizeLast((tags: WorkspaceState['tags'], today: Day) =>
  countByDay(
    Array.from(tags.values(), ({ activatedAt }) => activatedAt),
    today,
    activationDayCount,
  ),
);

const countAllByOwner = memoizeLast((tags: WorkspaceState['tags']) => countTagsByOwner(tags.values()));
