import { paths } from '~/domain/paths';
import { AgencyChoiceScreen } from '~/screens/agency/AgencyChoiceScreen/AgencyChoiceScreen';
import { agencyChoiceCopy as copy } from '~/screens/agency/AgencyChoiceScreen/AgencyChoiceScreen.copy';

import { useAppData } from '../data/useAppData';
import { useRows } from '../data/useRows';
import { useOpenAddDialog } from '../lists/useRecordDialog';
import { PageHead } from '../page/PageHead';
import { portalAgencyStore } from '../store/portalAgencyStore';

/** Shown instead of the pages of the portal until the user has chosen an agency of the workspace. */
export function AgencyChoiceRoute({ email }: { email: string }) {
  const { rows } = useRows(useAppData().admin.agencies);
  return (
    <>
      <PageHead title={copy.title} />
      <AgencyChoiceScreen
        agencies={rows}
        email={email}
        onChoose={(id) => portalAgencyStore.getState().choose(email, id)}
        onAddAgency={useOpenAddDialog(paths.admin.agencies())}
      />
    </>
  );
}
