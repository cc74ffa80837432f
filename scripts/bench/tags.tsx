import { Suspense, use } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { TagsRoute } from '~/app/admin/TagsRoute';
import { AppDataContext } from '~/app/data/appData';
import type { AppData } from '~/app/data/appData';
import { createSampleData } from '~/app/data/sample/createSampleData';
import { createSampleEntity } from '~/app/data/sample/createSampleEntity';
import { UndoProvider } from '~/app/lists/UndoProvider';
import { createDexieStorage } from '~/app/workspace/dexieStorage';
import { openWorkspace } from '~/app/workspace/openWorkspace';
import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { listTags } from '~/domain/workspace/views/adminViews';

import { createManyTagRecords } from './tagRecords';

/** Opens a workspace with 100,000 tags. The first visit stores the tags before the measured time begins. */
async function openLargeWorkspace(): Promise<AppData> {
  const storage = createDexieStorage();
  if (!(await storage.readInfo().then((info) => info.ok && info.createdAt))) {
    const state = createManyTagRecords();
    await storage.replaceAll(0, state);
    // Like the app, stores a packed copy of all records, which the next visit loads faster than the separate rows.
    await storage.keepCopy(1, state);
  }
  storage.close();
  window.watch.openedAt = performance.now();
  const openResult = await openWorkspace();
  if (!openResult.ok) throw new Error(`The workspace cannot be opened: ${openResult.reason}.`);
  return openResult.workspace.getAppData('');
}

/** Creates sample data with the same 100,000 tags as `openLargeWorkspace`. */
function createLargeSampleData(): AppData {
  const data = createSampleData(new Date());
  const rows = listTags(createManyTagRecords());
  window.watch.openedAt = performance.now();
  return { ...data, admin: { ...data.admin, tags: createSampleEntity(rows) } };
}

const dataPromise = location.search === '?workspace' ? openLargeWorkspace() : Promise.resolve(createLargeSampleData());

function TagsWithData() {
  return (
    <AppDataContext value={use(dataPromise)}>
      <ConfirmProvider>
        <UndoProvider>
          <TagsRoute />
        </UndoProvider>
      </ConfirmProvider>
    </AppDataContext>
  );
}

const router = createBrowserRouter([{ path: '*', Component: TagsWithData }]);

export const TagsPage = () => (
  <Suspense>
    <RouterProvider router={router} />
  </Suspense>
);
