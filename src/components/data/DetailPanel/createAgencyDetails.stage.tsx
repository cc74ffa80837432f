import { product } from '~/domain/brand';
import type { Agency } from '~/domain/agency/agency';
import { currency, formatAmount, formatCount } from '~/domain/number/amounts';
import { formatDay } from '~/domain/time/days';

import { EmailText } from '../EmailText/EmailText';
import { StatusChip } from '../StatusChip/StatusChip';
import { storyDay } from '../list.stage';
import type { DetailPanelContents } from './DetailPanel';
import type { PanelActions } from './PanelFooter';

/** Returns the contents of a DetailPanel about an agency, for stories. */
export function createAgencyDetails(agency: Agency, actions: PanelActions): DetailPanelContents {
  return {
    title: agency.name,
    subtitle: agency.address,
    chip: <StatusChip tone="ok" label="Active" />,
    fields: [
      { label: 'Email', value: agency.email, content: <EmailText email={agency.email} />, isCopyable: true },
      { label: 'Phone number', value: agency.phone, isCopyable: true },
      { label: 'Address', value: agency.address },
      { label: 'Total earnings', value: `${formatAmount(agency.totalEarnings)} ${currency}` },
      { label: 'Balance', value: formatCount(agency.tagBalance) },
      { label: 'Website', value: '', isCopyable: true },
      { label: 'Date added', value: formatDay(agency.dateAdded) },
    ],
    related: [
      {
        title: 'Purchases',
        count: 2,
        allHref: '/Purchases?buyer=1',
        records: [
          {
            id: '2',
            title: 'ORD-1002',
            detail: 'Sample Pack · 20.00 AED',
            chip: <StatusChip tone="ok" label="Completed" />,
            href: '/Purchases?open=2',
          },
          {
            id: '1',
            title: 'ORD-1001',
            detail: 'Sample Pack · 20.00 AED',
            chip: <StatusChip tone="ok" label="Completed" />,
            href: '/Purchases?open=1',
          },
        ],
      },
      {
        title: product.plural,
        count: 150,
        allHref: '/Tags?agency=1',
        records: ['7F3A9C21', '7F3A9C22', 'B04D17E8'].map((hexacode) => ({
          id: hexacode,
          title: hexacode,
          href: `/Tags?open=${hexacode}`,
        })),
      },
      { title: 'Partners', count: 0, allHref: '/Partners', records: [] },
    ],
    history: [
      { id: '4', day: storyDay, time: '08:35', text: 'Address changed', detail: 'From 8 Palm Avenue, Dubai' },
      { id: '3', day: storyDay, time: '08:12', text: 'Email changed' },
      { id: '2', day: '2026-06-14', time: '16:40', text: 'Phone number changed' },
      { id: '1', day: agency.dateAdded, time: '09:00', text: 'Agency added' },
    ],
    actions,
  };
}
