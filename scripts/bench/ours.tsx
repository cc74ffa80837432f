import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createSampleCollection } from '~/app/data/sample/createSampleCollection';
import { useList } from '~/app/lists/useList';
import { agencyRules } from '~/domain/agency/agency';
import { AgenciesScreen } from '~/screens/admin/agencies/AgenciesScreen/AgenciesScreen';

import { agencyRows } from './rows';

const collection = createSampleCollection(agencyRows);

function ListPage() {
  const list = useList({ name: 'bench', rules: agencyRules, collection });
  return <AgenciesScreen list={list} onAdd={() => undefined} onDelete={() => undefined} />;
}

const router = createBrowserRouter([{ path: '*', Component: ListPage }]);

export const OurList = () => <RouterProvider router={router} />;
