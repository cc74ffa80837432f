import BuildingIcon from 'lucide-react/icons/building-2';
import { useState } from 'react';
import { fn } from 'storybook/test';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { OfficeShell } from '~/components/shell/OfficeShell/OfficeShell';
import { agencyRules } from '~/domain/agency/agency';
import type { Agency } from '~/domain/agency/agency';
import { makeAgency, createManyAgencies } from '~/domain/agency/agency.sample';

import type { Column } from '../column';
import { createEmailColumn, createPhoneColumn } from '../DataTable/sharedColumns';
import { AddButton } from '../ListLayout/AddButton';
import { ListLayout } from '../ListLayout/ListLayout';
import { RecordCard } from '../RecordCard/RecordCard';
import { storyDay, useStoryDetails, useStoryList } from '../list.stage';
import { createAgencyDetails } from './createAgencyDetails.stage';

const copy = {
  title: 'Agencies',
  noun: 'agencies',
  entityName: 'Agency',
  emptyMessage: 'No agencies found.',
  searchLabel: 'Search agencies',
};

const columns: readonly Column<Agency>[] = [
  { id: 'name', header: 'Name', text: ({ name }) => name, isFlexible: true },
  createEmailColumn('Email'),
  createPhoneColumn('Phone'),
  { id: 'address', header: 'Address', text: ({ address }) => address, isFlexible: true },
  { id: 'tagBalance', header: 'Balance', text: ({ tagBalance }) => String(tagBalance), align: 'end' },
];

export type ListWithPanelProps = {
  openId?: string;
  /** False for sample data, which has no history. */
  hasHistory?: boolean;
  onEdit?: (agency: Agency) => void;
  /** Called when the user clicks Delete, before a dialog asks for confirmation. */
  onDelete?: (agency: Agency) => void;
};

/** A list of agencies in the back-office, with the details of the open row. The user can delete agencies. */
export function ListWithPanel({ openId, hasHistory = true, onEdit, onDelete }: ListWithPanelProps) {
  const [agencies, setAgencies] = useState(() => createManyAgencies(12, storyDay));
  const list = useStoryList(agencyRules, agencies);
  const { related = [], history } = createAgencyDetails(makeAgency(), {});
  const details = useStoryDetails(list, { openId, related, history: hasHistory ? history : undefined });
  const { confirm } = useConfirm();
  const deleteAgency = async (agency: Agency) => {
    onDelete?.(agency);
    if (await confirm('Delete?')) setAgencies((current) => current.filter(({ id }) => id !== agency.id));
  };
  return (
    <OfficeShell
      navLabel="Admin"
      title="Platform admin"
      items={[{ label: 'Agencies', href: '/Agencies', icon: BuildingIcon }]}
      currentPath="/Agencies"
      profile={{ userName: 'Admin owner', facts: [], onLogout: fn() }}
    >
      <ListLayout
        copy={copy}
        list={list}
        columns={columns}
        action={<AddButton label="Add Agency" onClick={fn()} />}
        details={details}
        rowActions={{ getRowName: ({ name }) => name, onEdit, onDelete: (agency) => void deleteAgency(agency) }}
        renderCard={({ name, email }) => <RecordCard title={name} detail={email} facts={[]} />}
      />
    </OfficeShell>
  );
}
