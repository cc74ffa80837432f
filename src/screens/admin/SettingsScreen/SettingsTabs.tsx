import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { radii } from '~/components/theme/tokens';

import { settingsCopy as copy } from './SettingsScreen.copy';
import { panelId, settingsTabs, tabId } from './settingsTab';
import type { SettingsTab } from './settingsTab';

export type SettingsTabsProps = {
  current: SettingsTab;
  onSelect: (tab: SettingsTab) => void;
};

/** Tabs of the settings. On phones, they are tinted fields in two columns, so that all of them stay visible. */
export function SettingsTabs({ current, onSelect }: SettingsTabsProps) {
  return (
    <Tabs
      value={current}
      onChange={(_, tab: SettingsTab) => onSelect(tab)}
      aria-label={copy.title}
      sx={(theme) => ({
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
        '& .MuiTabs-list': {
          display: { xs: 'grid', md: 'flex' },
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
          flexWrap: 'wrap',
          gap: { xs: '4px', md: 0 },
          padding: { xs: '8px', md: 0 },
        },
        '& .MuiTabs-indicator': { display: 'none' },
      })}
    >
      {settingsTabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={copy.tabs[tab]}
          id={tabId(tab)}
          aria-controls={panelId(tab)}
          sx={(theme) => ({
            ...theme.typography.body2,
            minBlockSize: 52,
            minInlineSize: 0,
            maxInlineSize: 'none',
            paddingInline: 2,
            fontWeight: 600,
            textTransform: 'none',
            overflowWrap: 'break-word',
            borderBlockEnd: '2px solid transparent',
            color: theme.vars.palette.text.secondary,
            '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
            '&.Mui-selected': { color: theme.vars.palette.primary.main, borderColor: 'currentcolor' },
            [theme.breakpoints.down('md')]: {
              minBlockSize: 44,
              padding: '4px 8px',
              border: 0,
              borderRadius: `${radii.control}px`,
              '&.Mui-selected': {
                backgroundColor: theme.vars.palette.tone.primarySoft,
                color: theme.vars.palette.primary.main,
              },
            },
            // Forced colours would show the transparent border.
            '@media (forced-colors: active)': { '&:not(.Mui-selected)': { borderColor: 'Canvas' } },
            '&:focus-visible': { outlineOffset: '-4px' },
          })}
        />
      ))}
    </Tabs>
  );
}
