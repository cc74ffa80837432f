import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import { useState } from 'react';
import { FormProvider } from 'react-hook-form';

import { LatestValuesContext } from '~/components/inputs/LatestValuesContext';
import { PageHeading } from '~/components/shell/PageHeading/PageHeading';
import { MessageBox } from '~/components/wizard/DialogFrame/MessageBox';
import type { SettingsSave, SiteSettings, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { ScanTarget } from './ScanTarget';
import { SettingsActions } from './SettingsActions';
import { SettingsHistory } from './SettingsHistory';
import { SettingsPanels } from './SettingsPanels';
import { settingsCopy as copy } from './SettingsScreen.copy';
import { SettingsTabs } from './SettingsTabs';
import { useSettingsForm } from './useSettingsForm';
import type { SettingsSaveResult } from './useSettingsForm';

export type SettingsScreenProps = {
  settings: SiteSettings;
  /** The saves of this session, the latest first. */
  history: readonly SettingsSave[];
  /** Saves the settings. If that fails, the result contains the reason. */
  onSave: (values: SiteSettingsValues) => Promise<SettingsSaveResult>;
  /** True for sample data, whose saved settings are lost on a reload. */
  isSampleData?: boolean;
  /** Called with true when the form gets unsaved changes, and with false when they are saved or undone. */
  onUnsavedChange: (isUnsaved: boolean) => void;
};

export function SettingsScreen(props: SettingsScreenProps) {
  const { settings, history, onSave, isSampleData = false, onUnsavedChange } = props;
  const { form, latestValues, tab, openTab, editField, isSaved, message, saveButtonRef, save } = useSettingsForm({
    settings,
    onSave,
    onUnsavedChange,
  });
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);

  return (
    <FormProvider {...form}>
      <PageHeading>{copy.title}</PageHeading>
      <Card
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(event);
        }}
      >
        <SettingsTabs currentTab={tab} onSelect={openTab} />
        <Box sx={bodyStyles}>
          <LatestValuesContext value={latestValues}>
            <SettingsPanels currentTab={tab} createdAt={settings.createdAt} updatedAt={settings.updatedAt} />
          </LatestValuesContext>
          {tab !== 'timestamps' && (
            <ScanTarget isUnsaved={form.formState.isDirty} currentTab={tab} onEdit={editField} />
          )}
        </Box>
        {message && <MessageBox {...message} />}
        <SettingsActions
          result={isSaved ? (isSampleData ? 'savedUntilReload' : 'saved') : undefined}
          saveButtonRef={saveButtonRef}
          onSaveAndContinue={(event) => void save(event)}
          canSave={tab !== 'timestamps'}
          onOpenHistory={() => setIsHistoryOpen(true)}
        />
      </Card>
      <SettingsHistory open={isHistoryOpen} saves={history} onClose={() => setIsHistoryOpen(false)} />
    </FormProvider>
  );
}

/** The fields, and next to them the scan target; below `lg`, the scan target is below the fields. */
const bodyStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(296px, 36%)' },
} as const;
