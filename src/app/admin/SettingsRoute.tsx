import { useState } from 'react';

import { trimUrls } from '~/domain/siteSettings/siteSettings';
import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';
import { settingsCopy } from '~/screens/admin/SettingsScreen/SettingsScreen.copy';
import { SettingsScreen } from '~/screens/admin/SettingsScreen/SettingsScreen';

import { useAppData } from '../data/useAppData';
import { useExternalStore } from '../data/useExternalStore';
import { recordDialogCopy } from '../lists/recordDialog.copy';
import { useUnsavedChangesPrompt } from '../lists/useUnsavedChangesPrompt';
import { PageHead } from '../page/PageHead';

export function SettingsRoute() {
  const { keepsChanges, admin } = useAppData();
  const { settings, history } = useExternalStore(admin.settings);
  // Id of the save whose settings the form has loaded. The id stays the same when another tab saves newer settings, so
  // that the workspace can refuse to overwrite them.
  const [loadedSaveId, setLoadedSaveId] = useState(history[0]?.id);
  const loadLatestSettings = () => {
    const latestSnapshot = admin.settings.getSnapshot();
    setLoadedSaveId(latestSnapshot.history[0]?.id);
    return trimUrls(latestSnapshot.settings);
  };
  const { onUnsavedChange } = useUnsavedChangesPrompt('page');
  const onSave = async (values: SiteSettingsValues) => {
    if (!keepsChanges) console.info(settingsCopy.title, values);
    const result = await admin.settings.save(values, loadedSaveId);
    if (result.ok) loadLatestSettings();
    return result.ok || !result.isOutdated
      ? result
      : { ...result, message: recordDialogCopy.changedElsewhere, readLatest: loadLatestSettings };
  };
  return (
    <>
      <PageHead title={settingsCopy.title} />
      <SettingsScreen
        settings={settings}
        history={history}
        onSave={onSave}
        isSampleData={!keepsChanges}
        onUnsavedChange={onUnsavedChange}
      />
    </>
  );
}
