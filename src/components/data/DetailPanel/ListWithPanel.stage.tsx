import { useState } from 'react';
import { fn } from 'storybook/test';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { OfficeShell } from '~/components/shell/OfficeShell/OfficeShell';
import { agencyRules } from '~/domain/agency/agency';
import type { Agency } from '~/domain/agency/agency';
import { manyAgencies } from '~/domain/agency/agency.sample';
import BuildingIcon from 'lucide-react/icons/building-2';

import type { Column } from '../column';
import { AddButton } from '../ListLayout/AddButton';
import { ListLayout } from '../ListLayout/ListLayout';
import { RecordCard } from '../RecordCard/RecordCard';
import { DeleteRowButton } from '../RowButton/DeleteRowButton';
import { storyDay, useListStory } from '../list.stage';
import { agencyDetails } from './agencyDetails.stage';
import { DetailPanel } from './DetailPanel';

const copy = { title: 'Agencies', noun: 'agencies', empty: 'No agencies found.', search: 'Search agencies' };

const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, isFlexible: true },
  { id: 'email', header: 'Email', text: ({ email }) => email },
  { id: 'phone', header: 'Phone', text: ({ phone }) => phone },
  { id: 'address', header: 'Address', text: ({ address }) => address, isFlexible: true },
  { id: 'tagBalance', header: 'Balance', text: ({ tagBalance }) => String(tagBalance), align: 'end' },
];

/** A list of agencies in the back-office with the details of the open row, as the app connects them. */
export function ListWithPanel({ openId: initialId }: { openId?: string }) {
  const [agencies] = useState(() => manyAgencies(12, storyDay));
  const [openId, setOpenId] = useState(initialId);
  const list = useListStory(agencyRules, agencies);
  const { confirm } = useConfirm();
  const index = list.rows.findIndex(({ id }) => id === openId);
  const agency = list.rows[index];
  const [previous, next] = index < 0 ? [] : [list.rows[index - 1], list.rows[index + 1]];
  const openRow = (row: Agency | undefined) => row && (() => setOpenId(row.id));
  return (
    <OfficeShell
      area="Admin"
      title="Platform admin"
      items={[{ label: 'Agencies', href: '/Agencies', icon: BuildingIcon }]}
      currentPath="/Agencies"
      profile={{ userName: 'Admin owner', details: [], onLogout: fn() }}
    >
      <ListLayout
        copy={copy}
        list={list}
        columns={columns}
        action={<AddButton label="Add Agency" onClick={fn()} />}
        rowActions={{ render: ({ name }) => <DeleteRowButton name={name} onDelete={fn()} /> }}
        card={({ name, email }) => <RecordCard title={name} detail={email} facts={[]} />}
        details={{ openId, hrefOf: ({ id }) => `/Agencies?open=${id}`, onOpen: ({ id }) => setOpenId(id) }}
      />
      <DetailPanel
        open={openId !== undefined}
        recordId={openId ?? ''}
        record={agency ? agencyDetails(agency, { onDelete: () => void confirm('Delete?') }) : 'deleted'}
        today={storyDay}
        onPrevious={openRow(previous)}
        onNext={openRow(next)}
        onClose={() => setOpenId(undefined)}
      />
    </OfficeShell>
  );
}
