import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';

import { doubleClickTime } from '~/components/feedback/ConfirmProvider/useIgnoreDoubleEnter';
import { formTiming } from '~/components/inputs/formTiming';
import { withoutSpacesAround } from '~/domain/siteSettings/siteSettings';
import type { SettingsSave, SiteSettings, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { SettingsActions } from './SettingsActions';
import { SettingsHistory } from './SettingsHistory';
import { SettingsPanels } from './SettingsPanels';
import { settingsCopy as copy } from './SettingsScreen.copy';
import { firstTab } from './settingsTab';
import type { SettingsTab } from './settingsTab';
import { SettingsTabs } from './SettingsTabs';

export type SettingsScreenProps = {
  settings: SiteSettings;
  /** The saves of this session, the latest first. */
  history: readonly SettingsSave[];
  /** After 'done' the screen begins anew at its first tab; to 'continue' it stays where it is. */
  onSave: (values: SiteSettingsValues, then: 'done' | 'continue') => void;
  /** Says whether leaving would lose what was typed. */
  onUnsavedChange: (isUnsaved: boolean) => void;
};

export function SettingsScreen({ settings, history, onSave, onUnsavedChange }: SettingsScreenProps) {
  const { createdAt, updatedAt, ...values } = settings;
  const form = useForm<SiteSettingsValues>({ ...formTiming, defaultValues: values });
  const { isDirty } = form.formState;
  const [tab, setTab] = useState<SettingsTab>(firstTab);
  const [isSaved, setIsSaved] = useState(false);
  const [isHistoryOpen, setIsHistoryOpen] = useState(false);
  const first = useRef<HTMLDivElement>(null);
  const lastPress = useRef(-Infinity);

  useEffect(() => onUnsavedChange(isDirty), [isDirty, onUnsavedChange]);

  const save = (then: 'done' | 'continue', { timeStamp }: { timeStamp: number }) => {
    // The second half of a double press, or a key held down, has nothing to save that the first has not saved.
    const isSameAgain = !isDirty && timeStamp - lastPress.current < doubleClickTime;
    lastPress.current = timeStamp;
    if (!isSameAgain) {
      // Nothing here stops a save, so nothing is to be checked.
      const typed = withoutSpacesAround(form.getValues());
      onSave(typed, then);
      // A hint at what was saved stays.
      form.reset(typed, { keepTouched: true });
      setIsSaved(true);
    }
    if (then === 'continue') return;
    setTab(firstTab);
    first.current?.focus();
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
          save('done', event);
        }}
        sx={{ maxInlineSize: 800 }}
      >
        <SettingsTabs current={tab} onChoose={setTab} first={first} />
        <Box sx={{ padding: { xs: 2, md: 3 }, minBlockSize: 232 }}>
          <SettingsPanels current={tab} createdAt={createdAt} updatedAt={updatedAt} />
        </Box>
        <SettingsActions
          note={isSaved && !isDirty ? copy.saved : ''}
          onContinue={(press) => save('continue', press)}
          onHistory={() => setIsHistoryOpen(true)}
        />
      </Card>
      <SettingsHistory open={isHistoryOpen} saves={history} onClose={() => setIsHistoryOpen(false)} />
    </FormProvider>
  );
}
