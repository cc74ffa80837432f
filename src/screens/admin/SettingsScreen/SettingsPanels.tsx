import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useWatch } from 'react-hook-form';
import type { ReactNode } from 'react';

import { FormUrlField } from '~/components/inputs/FormUrlField/FormUrlField';
import { fieldLabels } from '~/domain/fieldLabels';
import { formatDay } from '~/domain/time/days';
import type { Day } from '~/domain/time/days';
import { redirectTypeLabels } from '~/domain/siteSettings/siteSettings';
import type { RedirectType, SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { RedirectChoice } from './RedirectChoice';
import { settingsCopy as copy } from './SettingsScreen.copy';
import { getPanelId, getTabId } from './settingsTab';
import type { SettingsTab } from './settingsTab';

export type SettingsPanelsProps = { currentTab: SettingsTab; createdAt: Day; updatedAt: Day };

/** Panels of all tabs. Hidden panels stay mounted, so that their fields stay in the form. */
export function SettingsPanels({ currentTab, createdAt, updatedAt }: SettingsPanelsProps) {
  return (
    <>
      <Panel tab="redirect" currentTab={currentTab}>
        <RedirectChoice />
      </Panel>
      <Panel tab="customUrl" currentTab={currentTab}>
        <UsageNote type="customUrl" />
        <UrlField name="customUrl" />
      </Panel>
      <Panel tab="appStore" currentTab={currentTab}>
        <UsageNote type="appStoreUrls" />
        <UrlField name="playStoreUrl" />
        <UrlField name="appStoreUrl" />
      </Panel>
      <Panel tab="timestamps" currentTab={currentTab}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.timestampsText}
        </Typography>
        <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: '16px 48px', typography: 'body2' }}>
          <Timestamp label={fieldLabels.createdAt} day={createdAt} />
          <Timestamp label={fieldLabels.updatedAt} day={updatedAt} />
        </Box>
      </Panel>
    </>
  );
}

type PanelProps = { tab: SettingsTab; currentTab: SettingsTab; children: ReactNode };

function Panel({ tab, currentTab, children }: PanelProps) {
  return (
    <div role="tabpanel" id={getPanelId(tab)} aria-labelledby={getTabId(tab)} hidden={tab !== currentTab}>
      <Box sx={{ display: 'grid', gap: 2.5, maxInlineSize: { lg: 640 }, padding: { xs: '12px 16px 16px', md: 3 } }}>
        {children}
      </Box>
    </div>
  );
}

type UrlFieldProps = { name: 'customUrl' | 'playStoreUrl' | 'appStoreUrl' };

function UrlField({ name }: UrlFieldProps) {
  return <FormUrlField<SiteSettingsValues> name={name} label={copy.fields[name]} texts={copy.urlHelp} />;
}

/** Says whether scans open the URLs of the panel: only if `type` is the selected redirect type. */
function UsageNote({ type }: { type: RedirectType }) {
  const redirectType = useWatch<SiteSettingsValues, 'redirectType'>({ name: 'redirectType' });
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
      {redirectType === type ? copy.inUse.yes : copy.inUse.no(redirectTypeLabels[redirectType])}
    </Typography>
  );
}

function Timestamp({ label, day }: { label: string; day: Day }) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        sx={{ margin: 0, fontWeight: 600, color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}
      >
        {formatDay(day)}
      </Box>
    </div>
  );
}
