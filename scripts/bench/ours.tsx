import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { createSampleEntity } from '~/app/data/sample/createSampleEntity';
import { useList } from '~/app/lists/useList';
import { agencyRules } from '~/domain/agency/agency';
import { AgenciesScreen } from '~/screens/admin/agencies/AgenciesScreen/AgenciesScreen';

import { agencyRows } from './rows';

const data = createSampleEntity(agencyRows);

function ListPage() {
  const list = useList({ name: 'bench', rules: agencyRules, data });
  return <AgenciesScreen list={list} onAdd={() => undefined} onDelete={({ id }) => void data.remove([id])} />;
}

const router = createBrowserRouter([{ path: '*', Component: ListPage }]);

export const OurList = () => <RouterProvider router={router} />;
