import { useState } from 'react';

import { agencyRules } from '~/domain/agency/agency';
import { generatePassword } from '~/domain/session/generatedPassword';
import { entityNames } from '~/domain/entityNames';
import { agenciesCopy } from '~/screens/admin/agencies/AgenciesScreen/AgenciesScreen.copy';
import { AgenciesScreen } from '~/screens/admin/agencies/AgenciesScreen/AgenciesScreen';
import type { AgencyWizardProps } from '~/screens/admin/agencies/AgencyWizard/AgencyWizard';

import { useAppData } from '../data/useAppData';
import { lazyDialog } from '../lists/lazyDialog';
import { useRecordDialog } from '../lists/useRecordDialog';
import { useListPage } from '../lists/useListPage';
import { PageHead } from '../page/PageHead';

const AgencyWizard = lazyDialog(() =>
  import('~/screens/admin/agencies/AgencyWizard/AgencyWizard').then((module) => module.AgencyWizard),
);

export function AgenciesRoute() {
  const { agencies } = useAppData().admin;
  const { screenProps } = useListPage({
    area: 'admin',
    name: 'agencies',
    rules: agencyRules,
    data: agencies,
    getRowName: ({ name }) => name,
    noun: agenciesCopy.noun,
  });
  const { onAdd, onEdit, dialog } = useRecordDialog(entityNames.agency, agencies.editor);
  return (
    <>
      <PageHead title={agenciesCopy.title} />
      <AgenciesScreen {...screenProps} onAdd={onAdd} onEdit={onEdit} />
      {dialog && <AgencyDialog {...dialog} />}
    </>
  );
}

/** The AgencyWizard with a generated password. It mounts each time it opens, so each new agency gets a new password. */
function AgencyDialog(props: Omit<AgencyWizardProps, 'initialPassword'>) {
  const [password] = useState(() => generatePassword((count) => crypto.getRandomValues(new Uint8Array(count))));
  return <AgencyWizard initialPassword={password} {...props} />;
}
