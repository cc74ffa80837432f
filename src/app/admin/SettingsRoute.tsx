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
  const { isKept, admin } = useAppData();
  const { settings, history } = useExternalStore(admin.settings);
  // Id of the save whose settings the form shows. It stays the same when another tab saves other settings.
  const [readId, setReadId] = useState(history[0]?.id);
  const readSettings = () => {
    const latest = admin.settings.getSnapshot();
    setReadId(latest.history[0]?.id);
    return trimUrls(latest.settings);
  };
  const { onUnsavedChange } = useUnsavedChangesPrompt('page');
  const onSave = async (values: SiteSettingsValues) => {
    if (!isKept) console.info(settingsCopy.title, values);
    const result = await admin.settings.save(values, readId);
    if (result.ok) readSettings();
    return result.ok || !result.isOutdated
      ? result
      : { ...result, message: recordDialogCopy.changedElsewhere, readLatest: readSettings };
  };
  return (
    <>
      <PageHead title={settingsCopy.title} />
      <SettingsScreen
        settings={settings}
        history={history}
        onSave={onSave}
        isSampleData={!isKept}
        onUnsavedChange={onUnsavedChange}
      />
    </>
  );
}
