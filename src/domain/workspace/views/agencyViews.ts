import type { AgencyCustomer } from '../../customer/agencyCustomer';
import { countByDay } from '../../dashboard/countByDay';
import { activationDayCount } from '../../dashboard/dashboard';
import type { AgencyOverview } from '../../dashboard/dashboard';
import type { AgencyPartner } from '../../partner/agencyPartner';
import type { AgencyTag } from '../../tag/agencyTag';
import type { PackageOffer } from '../../tagPackage/packageOffer';
import { toEmailKey } from '../../text/emailAddress';
import { subtractDays } from '../../time/days';
import type { Day } from '../../time/days';
import { memoizeLast } from '../memoizeLast';
import { formatPersonName } from '../../text/formatPersonName';
import { joinPhone } from '../personFields';
import type { WorkspaceRecord } from '../records';
import type { WorkspaceState } from '../workspaceState';
import { countTagsByAssigner } from './tagCounts';
import { cacheRows, listNewestFirst } from './viewCache';

/*
 * Rows of the lists in an agency's portal, newest first. Each function returns the same array until a table that it
 * reads changes.
 */

/** Returns the agency that signs in with this email; undefined if no agency or several have it. Ignores case. */
export function findAgencyByEmail(
  { agencies }: WorkspaceState,
  email: string,
): WorkspaceRecord<'agencies'> | undefined {
  const key = toEmailKey(email);
  const [agency, otherAgency] = [...agencies.values()].filter((record) => toEmailKey(record.email) === key);
  return otherAgency ? undefined : agency;
}

export const listAgencyTags = ({ tags, partners }: WorkspaceState, agencyId: string): AgencyTag[] =>
  toTagRows(tags, partners, agencyId);

const toTagRows = memoizeLast((tags: WorkspaceState['tags'], partners: WorkspaceState['partners'], agencyId: string) =>
  getTagsOfAgency(tags, agencyId).map((tag) => {
    const partner = partners.get(tag.partnerId ?? '');
    return toTagRow(tag, partner && formatPersonName(partner));
  }),
);
const toTagRow = cacheRows((tag: WorkspaceRecord<'tags'>, partner: string | undefined): AgencyTag => {
  const { id, hexacode, utilityId, assignment, activatedAt, printedAt, isCustomized } = tag;
  return {
    id,
    hexacode,
    utility: utilityId === undefined ? 'notEnabled' : 'enabled',
    status: activatedAt === undefined ? 'notActivated' : 'activated',
    assigned: assignment !== undefined,
    customization: isCustomized,
    assigner: assignment && { type: assignment.assigner.type, name: assignment.assigner.name },
    assignedAt: assignment?.assignedAt,
    activatedAt,
    isPrinted: printedAt !== undefined,
    partner,
    assignedTo: assignment?.email,
  };
});

const getTagsOfAgency = memoizeLast((tags: WorkspaceState['tags'], agencyId: string) =>
  listNewestFirst(tags).filter(({ owner }) => owner.type === 'agency' && owner.id === agencyId),
);

export function listAgencyPartners({ partners }: WorkspaceState, agencyId: string): AgencyPartner[] {
  return toPartnerRows(partners, agencyId);
}

const toPartnerRows = memoizeLast((partners: WorkspaceState['partners'], agencyId: string) =>
  listNewestFirst(partners)
    .filter((partner) => partner.agencyId === agencyId)
    .map((partner) => toPartnerRow(partner)),
);
const toPartnerRow = cacheRows((partner: WorkspaceRecord<'partners'>): AgencyPartner => {
  const { id, firstName, lastName, email, company, phone, dateAdded } = partner;
  return { id, firstName, lastName, email, company, phone, dateAdded };
});

export function listAgencyCustomers({ customers }: WorkspaceState, agencyId: string): AgencyCustomer[] {
  return toCustomerRows(customers, agencyId);
}

const toCustomerRows = memoizeLast((customers: WorkspaceState['customers'], agencyId: string) =>
  listNewestFirst(customers)
    .filter((customer) => customer.agencyId === agencyId)
    .map((customer) => toCustomerRow(customer)),
);
const toCustomerRow = cacheRows((customer: WorkspaceRecord<'customers'>): AgencyCustomer => {
  const { id, email, address, dateAdded } = customer;
  return { id, name: formatPersonName(customer), email, address, phone: joinPhone(customer), dateAdded };
});

/** Returns the packages that agencies can buy, smallest first. */
export const listOffers = ({ packages }: WorkspaceState): PackageOffer[] => toOffers(packages);

const toOffers = memoizeLast((packages: WorkspaceState['packages']) =>
  [...packages.values()]
    .filter(({ isActive }) => isActive)
    .map(({ id, name, totalHexacodes, price }): PackageOffer => ({ id, name, totalHexacodes, price }))
    .sort((a, b) => a.totalHexacodes - b.totalHexacodes),
);

/** Returns the numbers on the dashboard of a portal. `today` is the current day in local time. */
export function getAgencyOverview(state: WorkspaceState, agencyId: string, today: Day): AgencyOverview {
  const partners = listAgencyPartners(state, agencyId);
  const customers = listAgencyCustomers(state, agencyId);
  const tags = getTagsOfAgency(state.tags, agencyId);
  const yesterday = subtractDays(today, 1);
  return {
    partners: { count: partners.length, addedToday: countAddedOn(partners, today) },
    customers: { count: customers.length, addedYesterday: countAddedOn(customers, yesterday) },
    tags: countTagsByAssigner(tags),
    activationCounts: countByDay(
      tags.map(({ activatedAt }) => activatedAt),
      today,
      activationDayCount,
    ),
  };
}

const countAddedOn = (rows: readonly { dateAdded: Day }[], day: Day) =>
  rows.filter(({ dateAdded }) => dateAdded === day).length;
