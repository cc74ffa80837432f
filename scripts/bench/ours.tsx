import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createSampleCollection } from '~/app/data/sample/createSampleCollection';
import { AppTheme } from '~/app/AppTheme';
import { useList } from '~/app/lists/useList';
import { agencyRules } from '~/domain/agency/agency';
import { AgenciesScreen } from '~/screens/admin/agencies/AgenciesScreen/AgenciesScreen';

import { rows } from './rows';
import './watch';

const collection = createSampleCollection(rows);

function Page() {
  const list = useList({ name: 'bench', rules: agencyRules, collection });
  return <AgenciesScreen list={list} onAdd={() => undefined} onDelete={() => undefined} />;
}

const container = document.getElementById('root');
if (container) {
  const router = createBrowserRouter([{ path: '*', Component: Page }]);
  createRoot(container).render(
    <AppTheme>
      <RouterProvider router={router} />
    </AppTheme>,
  );
}
