import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { doubleClickTime } from '~/components/feedback/ConfirmProvider/useIgnoreDoubleEnter';
import { formTiming } from '~/components/inputs/formTiming';
import { changesBetween, trimUrls } from '~/domain/siteSettings/siteSettings';
import type { SettingsSave, SiteSettings, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { ScanTarget } from './ScanTarget';
import { SettingsActions } from './SettingsActions';
import { SettingsHistory } from './SettingsHistory';
import { SettingsPanels } from './SettingsPanels';
import { settingsCopy as copy } from './SettingsScreen.copy';
import { firstTab } from './settingsTab';
import type { SettingsTab } from './settingsTab';
import { SettingsTabs } from './SettingsTabs';

export type SettingsScreenProps = {
  settings: SiteSettings;
  /** The saves, the latest first. */
  history: readonly SettingsSave[];
  /** Saves the settings, or says why they are not saved. */
  onSave: (values: SiteSettingsValues) => Promise<{ ok: true } | { ok: false; message: string }>;
  /** Called with true when the form gets unsaved changes, and with false when they are saved or undone. */
  onUnsavedChange: (isUnsaved: boolean) => void;
};

export function SettingsScreen({ settings, history, onSave, onUnsavedChange }: SettingsScreenProps) {
  const { createdAt, updatedAt, ...values } = settings;
  const form = useForm<SiteSettingsValues>({ ...formTiming, defaultValues: values });
  const { isDirty } = form.formState;
  const [tab, setTab] = useState<SettingsTab>(firstTab);
  const [isSaved, setIsSaved] = useState(false);
  const [saveError, setSaveError] = useState('');
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const lastSaveTimeRef = useRef(-Infinity);

  useEffect(() => onUnsavedChange(isDirty), [isDirty, onUnsavedChange]);

  const save = async ({ timeStamp }: { timeStamp: number }) => {
    // A double-click, or an Enter that is held down, saves only once.
    const isRepeated = !isDirty && timeStamp - lastSaveTimeRef.current < doubleClickTime;
    lastSaveTimeRef.current = timeStamp;
    if (isRepeated) return;
    // The values are not validated, since any text can be saved.
    const savedValues = trimUrls(form.getValues());
    const result = await onSave(savedValues);
    setSaveError(result.ok ? '' : result.message);
    if (!result.ok) return;
    // Keeps what the user has typed while the settings were being saved.
    const isUnchanged = changesBetween(trimUrls(form.getValues()), savedValues).length === 0;
    form.reset(savedValues, { keepValues: !isUnchanged });
    setIsSaved(true);
  };

  return (
    <FormProvider {...form}>
      <Typography variant="h4" tabIndex={-1} sx={{ marginBlockEnd: { xs: 2, md: 3 } }}>
        {copy.title}
      </Typography>
      <Card
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save(event);
        }}
      >
        <SettingsTabs current={tab} onSelect={setTab} />
        <Box sx={bodyStyles}>
          <SettingsPanels current={tab} createdAt={createdAt} updatedAt={updatedAt} />
          <ScanTarget isUnsaved={isDirty} />
        </Box>
        <SettingsActions
          status={isSaved && !isDirty ? copy.saved : ''}
          error={saveError}
          onContinue={(event) => void save(event)}
          onHistory={() => setIsHistoryOpen(true)}
        />
      </Card>
      <SettingsHistory open={isHistoryOpen} saves={history} onClose={() => setIsHistoryOpen(false)} />
    </FormProvider>
  );
}

/**
 * Styles of the fields and the scan target, which is to the right of the fields from `lg` on and below them otherwise.
 */
const bodyStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(264px, 320px)' },
  alignItems: 'start',
  gap: 3,
  padding: { xs: 2, md: 3 },
  minBlockSize: 236,
} as const;
