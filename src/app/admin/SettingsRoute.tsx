import { useStore } from 'zustand';

import { timeOf } from '~/domain/time/days';
import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';
import { settingsCopy } from '~/screens/admin/SettingsScreen/SettingsScreen.copy';
import { SettingsScreen } from '~/screens/admin/SettingsScreen/SettingsScreen';

import { useAppData } from '../data/useAppData';
import { useUnsavedChangesPrompt } from '../lists/useUnsavedChangesPrompt';
import { PageHead } from '../page/PageHead';
import { settingsSaves } from '../store/settingsSaves';

export function SettingsRoute() {
  const { settings } = useAppData().admin;
  const { saves, values, record } = useStore(settingsSaves);
  const onUnsavedChange = useUnsavedChangesPrompt('page');
  const onSave = (next: SiteSettingsValues) => {
    console.info(settingsCopy.title, next);
    record(values ?? settings, next, timeOf(new Date()));
  };
  return (
    <>
      <PageHead title={settingsCopy.title} />
      <SettingsScreen
        settings={{ ...settings, ...values }}
        history={saves}
        onSave={onSave}
        onUnsavedChange={onUnsavedChange}
      />
    </>
  );
}
