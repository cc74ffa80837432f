import type { SearchResult } from '~/components/shell/OfficeSearch/OfficeSearchDialog';
import type { NavItem } from '~/components/shell/navItem';
import { agencyRules } from '~/domain/agency/agency';
import { agencyCustomerRules } from '~/domain/customer/agencyCustomer';
import { customerRules } from '~/domain/customer/customer';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import { keysOf } from '~/domain/selectOptions';
import { agencyPartnerName, agencyPartnerRules } from '~/domain/partner/agencyPartner';
import { partnerRules } from '~/domain/partner/partner';
import { purchaseRules } from '~/domain/purchase/purchase';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import { generatedTagRules, ownerText } from '~/domain/tag/generatedTag';
import { tagPackageRules } from '~/domain/tagPackage/tagPackage';
import { createSearchableText, textMatcher } from '~/domain/text/textSearch';
import { utilityRules } from '~/domain/utility/utility';
import { recordNames } from '~/domain/workspace/recordNames';
import type { EntityTable } from '~/domain/workspace/records';

import type { AppData } from '../data/appData';
import { currentDay } from '../data/currentDay';
import type { EntityData } from '../data/entityData';
import { listPath, recordUrl } from '../lists/recordLinks';
import type { OfficeArea } from '../lists/recordLinks';
import { searchOfficeCopy as copy } from './searchOffice.copy';

export type OfficeSearchSource = {
  area: OfficeArea;
  /** The pages of the navigation. */
  pages: readonly NavItem[];
  /** The data to search; undefined until the workspace is open. */
  data: AppData | undefined;
};

type Description = Pick<SearchResult, 'label' | 'detail'>;

/** Finds the first records of a list that match a search. */
type FindRecords = (search: string) => { records: readonly (Description & { id: string })[]; matchCount: number };

const recordsPerList = 5;

/** Returns the pages, actions and records that match `search`. An empty search returns all pages and actions. */
export function searchOffice({ area, pages, data }: OfficeSearchSource, search: string): SearchResult[] {
  const matches = textMatcher(search);
  const isMatch = (text: string) => matches(createSearchableText([text]));
  const pageResults = pages.map((page) => ({ id: page.href, group: copy.pages, ...page }));
  const finders: Partial<Record<EntityTable, FindRecords>> = data ? createFinders(data)[area] : {};
  const actionResults: SearchResult[] = [];
  const recordResults: SearchResult[] = [];
  for (const { href, label: group, icon } of pages) {
    const table = keysOf(recordNames).find((name) => listPath(area, name) === href);
    const findRecords = table && finders[table];
    if (!findRecords) continue;
    const label = copy.addLabels[area][table];
    if (label !== undefined)
      actionResults.push({ id: `add ${table}`, group: copy.actions, label, icon, href, opensForm: true });
    if (search.trim() === '') continue;
    const { records, matchCount } = findRecords(search);
    for (const { id, ...description } of records)
      recordResults.push({ id: `${table} ${id}`, group, icon, href: recordUrl(area, table, id), ...description });
    if (matchCount > records.length)
      recordResults.push({
        id: `all ${table}`,
        group,
        icon,
        label: copy.showAll(matchCount),
        href: `${href}?${new URLSearchParams({ search }).toString()}`,
      });
  }
  return [...[...pageResults, ...actionResults].filter(({ label }) => isMatch(label)), ...recordResults];
}

function createFinders({ admin, agency }: AppData): Record<OfficeArea, Partial<Record<EntityTable, FindRecords>>> {
  return {
    admin: {
      agencies: createFinder(admin.agencies, agencyRules, ({ name, email }) => ({ label: name, detail: email })),
      partners: createFinder(admin.partners, partnerRules, ({ name, email }) => ({ label: name, detail: email })),
      customers: createFinder(admin.customers, customerRules, ({ name, email }) => ({ label: name, detail: email })),
      packages: createFinder(admin.packages, tagPackageRules(currentDay()), ({ name, tagType }) => ({
        label: name,
        detail: tagType,
      })),
      purchases: createFinder(admin.purchases, purchaseRules, ({ orderId, buyer }) => ({
        label: orderId,
        detail: buyer,
      })),
      tags: createFinder(admin.tags, generatedTagRules, (tag) => ({ label: tag.hexacode, detail: ownerText(tag) })),
      utilities: createFinder(admin.utilities, utilityRules, ({ name }) => ({ label: name })),
    },
    agency: {
      tags: createFinder(agency.tags, agencyTagRules, ({ hexacode, assignedTo }) => ({
        label: hexacode,
        detail: assignedTo,
      })),
      partners: createFinder(agency.partners, agencyPartnerRules, (partner) => ({
        label: agencyPartnerName(partner),
        detail: partner.email,
      })),
      customers: createFinder(agency.customers, agencyCustomerRules, ({ name, email }) => ({
        label: name,
        detail: email,
      })),
    },
  };
}

function createFinder<Row extends { id: string }, Query extends ListQuery>(
  { collection }: Pick<EntityData<Row>, 'collection'>,
  rules: ListRules<Row, Query>,
  describe: (row: Row) => Description,
): FindRecords {
  return (search) => {
    const { rows, matchCount } = collection(rules).readPage({
      query: rules.schema.parse({ search }),
      today: currentDay(),
      rowsPerPage: recordsPerList,
    });
    return { records: rows.map((row) => ({ id: row.id, ...describe(row) })), matchCount };
  };
}
