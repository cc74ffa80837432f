import { useState } from 'react';

import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { agencyRules } from '~/domain/agency/agency';
import type { AgencyDraft } from '~/domain/agency/agencyDraft';
import { generatePassword } from '~/domain/session/generatedPassword';
import { entityNames } from '~/domain/entityNames';
import { agenciesCopy } from '~/screens/admin/agencies/AgenciesScreen/AgenciesScreen.copy';
import { AgenciesScreen } from '~/screens/admin/agencies/AgenciesScreen/AgenciesScreen';

import { useAppData } from '../data/useAppData';
import { lazily } from '../lists/lazily';
import { useAdding } from '../lists/useAdding';
import { useDeletion } from '../lists/useDeletion';
import { useList } from '../lists/useList';
import { PageHead } from '../page/PageHead';
import { randomBytes } from './randomBytes';

const AgencyWizard = lazily(() =>
  import('~/screens/admin/agencies/AgencyWizard/AgencyWizard').then((module) => module.AgencyWizard),
);

export function AgenciesRoute() {
  const { agencies } = useAppData().admin;
  const list = useList({ name: 'agencies', rules: agencyRules, collection: agencies });
  const onDelete = useDeletion(agencies, ({ name }) => name);
  const { isOpen, onAdd, callbacks } = useAdding<AgencyDraft>(entityNames.agency);
  return (
    <>
      <PageHead title={agenciesCopy.title} />
      <AgenciesScreen list={list} onAdd={onAdd} onDelete={onDelete} />
      {isOpen && <NewAgency {...callbacks} />}
    </>
  );
}

/** Each time it is opened it has a password of its own. */
function NewAgency(callbacks: WizardCallbacks<AgencyDraft>) {
  const [password] = useState(() => generatePassword(randomBytes));
  return <AgencyWizard initialPassword={password} {...callbacks} />;
}
