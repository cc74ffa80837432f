import { useState } from 'react';

import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { agencyRules } from '~/domain/agency/agency';
import type { AgencyDraft } from '~/domain/agency/agencyDraft';
import { generatePassword } from '~/domain/session/generatedPassword';
import { entityNames } from '~/domain/entityNames';
import { agenciesCopy } from '~/screens/admin/agencies/AgenciesScreen/AgenciesScreen.copy';
import { AgenciesScreen } from '~/screens/admin/agencies/AgenciesScreen/AgenciesScreen';

import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useAddDialog } from '../lists/useAddDialog';
import { useDeleteWithUndo } from '../lists/useDeleteWithUndo';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';

const AgencyWizard = lazyDialog(() =>
  import('~/screens/admin/agencies/AgencyWizard/AgencyWizard').then((module) => module.AgencyWizard),
);

export function AgenciesRoute() {
  const { agencies } = useAppData().admin;
  const list = useList({ name: 'agencies', rules: agencyRules, data: agencies });
  const onDelete = useDeleteWithUndo(agencies, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAddDialog<AgencyDraft>(entityNames.agency);
  return (
    <>
      <PageHead title={agenciesCopy.title} />
      <AgenciesScreen list={list} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <NewAgency {...callbacks} />}
    </>
  );
}

/** The wizard for a new agency. It is mounted each time it opens, so each new agency gets a new password. */
function NewAgency(callbacks: WizardCallbacks<AgencyDraft>) {
  const [password] = useState(() => generatePassword((count) => crypto.getRandomValues(new Uint8Array(count))));
  return <AgencyWizard initialPassword={password} {...callbacks} />;
}
