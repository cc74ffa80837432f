import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';
import { settingsCopy } from '~/screens/admin/SettingsScreen/SettingsScreen.copy';
import { SettingsScreen } from '~/screens/admin/SettingsScreen/SettingsScreen';

import { useAppData } from '../data/useAppData';
import { useLive } from '../data/useLive';
import { useUnsavedChangesPrompt } from '../lists/useUnsavedChangesPrompt';
import { PageHead } from '../page/PageHead';

export function SettingsRoute() {
  const { isKept, admin } = useAppData();
  const { settings, history } = useLive(admin.settings);
  const onUnsavedChange = useUnsavedChangesPrompt('page');
  const onSave = (values: SiteSettingsValues) => {
    if (!isKept) console.info(settingsCopy.title, values);
    return admin.settings.save(values);
  };
  return (
    <>
      <PageHead title={settingsCopy.title} />
      <SettingsScreen settings={settings} history={history} onSave={onSave} onUnsavedChange={onUnsavedChange} />
    </>
  );
}
