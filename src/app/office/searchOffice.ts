import type { SearchResult } from '~/components/shell/OfficeSearch/OfficeSearchDialog';
import type { NavItem } from '~/components/shell/navItem';
import { agencyRules } from '~/domain/agency/agency';
import { agencyCustomerRules } from '~/domain/customer/agencyCustomer';
import { customerRules } from '~/domain/customer/customer';
import type { ListQuery, ListRules } from '~/domain/lists/listRules';
import { listKeys } from '~/domain/selectOptions';
import { formatPersonName } from '~/domain/text/formatPersonName';
import { agencyPartnerRules } from '~/domain/partner/agencyPartner';
import { partnerRules } from '~/domain/partner/partner';
import { purchaseRules } from '~/domain/purchase/purchase';
import { agencyTagRules } from '~/domain/tag/agencyTag';
import { generatedTagRules, formatOwner } from '~/domain/tag/generatedTag';
import { createTagPackageRules } from '~/domain/tagPackage/tagPackage';
import { createSearchableText, createTextMatcher } from '~/domain/text/textSearch';
import { utilityRules } from '~/domain/utility/utility';
import { recordNames } from '~/domain/workspace/recordNames';
import type { EntityTable } from '~/domain/workspace/records';

import type { AppData } from '../data/appData';
import { getCurrentDay } from '../data/getCurrentDay';
import type { EntityData } from '../data/entityData';
import { getListPath, getRecordUrl } from '../lists/recordLinks';
import type { OfficeArea } from '../lists/recordLinks';
import { searchOfficeCopy as copy } from './searchOffice.copy';

export type OfficeSearchSource = {
  area: OfficeArea;
  /** The pages of the navigation. */
  pages: readonly NavItem[];
  /** The data to search. The data of a workspace is undefined until the workspace is open. */
  data: AppData | undefined;
};

type RecordDescription = Pick<SearchResult, 'label' | 'detail'>;

/** Returns the first records of a list that match a search, and the number of all matching records. */
type FindRecords = (search: string) => { records: readonly (RecordDescription & { id: string })[]; matchCount: number };

const maxRecordsPerList = 5;

/** Returns the pages, actions and records that match `search`. An empty search returns all pages and actions. */
export function searchOffice({ area, pages, data }: OfficeSearchSource, search: string): SearchResult[] {
  const matchesSearch = createTextMatcher(search);
  const isLabelMatch = (text: string) => matchesSearch(createSearchableText([text]));
  const pageResults = pages.map((page) => ({ id: page.href, group: copy.pages, ...page }));
  const recordSearches: Partial<Record<EntityTable, FindRecords>> = data ? createRecordSearches(data)[area] : {};
  const actionResults: SearchResult[] = [];
  const recordResults: SearchResult[] = [];
  for (const { href, label: group, icon } of pages) {
    const table = listKeys(recordNames).find((name) => getListPath(area, name) === href);
    const findRecords = table && recordSearches[table];
    if (!findRecords) continue;
    const label = copy.addLabels[area][table];
    if (label !== undefined)
      actionResults.push({ id: `add ${table}`, group: copy.actions, label, icon, href, opensForm: true });
    if (search.trim() === '') continue;
    const { records, matchCount } = findRecords(search);
    for (const { id, ...description } of records)
      recordResults.push({ id: `${table} ${id}`, group, icon, href: getRecordUrl(area, table, id), ...description });
    if (matchCount > records.length)
      recordResults.push({
        id: `all ${table}`,
        group,
        icon,
        label: copy.showAll(matchCount),
        href: `${href}?${new URLSearchParams({ search }).toString()}`,
      });
  }
  return [...[...pageResults, ...actionResults].filter(({ label }) => isLabelMatch(label)), ...recordResults];
}

function createRecordSearches({
  admin,
  agency,
}: AppData): Record<OfficeArea, Partial<Record<EntityTable, FindRecords>>> {
  return {
    admin: {
      agencies: createRecordSearch(admin.agencies, agencyRules, ({ name, email }) => ({ label: name, detail: email })),
      partners: createRecordSearch(admin.partners, partnerRules, ({ name, email }) => ({ label: name, detail: email })),
      customers: createRecordSearch(admin.customers, customerRules, ({ name, email }) => ({
        label: name,
        detail: email,
      })),
      packages: createRecordSearch(admin.packages, createTagPackageRules(getCurrentDay()), ({ name, tagType }) => ({
        label: name,
        detail: tagType,
      })),
      purchases: createRecordSearch(admin.purchases, purchaseRules, ({ orderId, buyer }) => ({
        label: orderId,
        detail: buyer,
      })),
      tags: createRecordSearch(admin.tags, generatedTagRules, (tag) => ({
        label: tag.hexacode,
        detail: formatOwner(tag),
      })),
      utilities: createRecordSearch(admin.utilities, utilityRules, ({ name }) => ({ label: name })),
    },
    agency: {
      tags: createRecordSearch(agency.tags, agencyTagRules, ({ hexacode, assignedTo }) => ({
        label: hexacode,
        detail: assignedTo,
      })),
      partners: createRecordSearch(agency.partners, agencyPartnerRules, (partner) => ({
        label: formatPersonName(partner),
        detail: partner.email,
      })),
      customers: createRecordSearch(agency.customers, agencyCustomerRules, ({ name, email }) => ({
        label: name,
        detail: email,
      })),
    },
  };
}

function createRecordSearch<Row extends { id: string }, Query extends ListQuery>(
  { getCollection }: Pick<EntityData<Row>, 'getCollection'>,
  rules: ListRules<Row, Query>,
  describeRow: (row: Row) => RecordDescription,
): FindRecords {
  return (search) => {
    const { rows, matchCount } = getCollection(rules).readPage({
      query: rules.schema.parse({ search }),
      today: getCurrentDay(),
      rowsPerPage: maxRecordsPerList,
    });
    return { records: rows.map((row) => ({ id: row.id, ...describeRow(row) })), matchCount };
  };
}
