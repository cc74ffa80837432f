import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { useIsMobile } from '~/components/theme/useIsMobile';

import { settingsCopy as copy } from './SettingsScreen.copy';
import { panelId, settingsTabs, tabId } from './settingsTab';
import type { SettingsTab } from './settingsTab';

export type SettingsTabsProps = {
  current: SettingsTab;
  onSelect: (tab: SettingsTab) => void;
};

/** Tabs of the settings. On phones, they are in one line that scrolls, with the selected tab in view. */
export function SettingsTabs({ current, onSelect }: SettingsTabsProps) {
  const isMobile = useIsMobile();
  return (
    <Tabs
      value={current}
      variant={isMobile ? 'scrollable' : 'standard'}
      scrollButtons={false}
      onChange={(_, tab: SettingsTab) => onSelect(tab)}
      aria-label={copy.title}
      sx={(theme) => ({
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
        // The tabs fade out at the end of the line, which shows that it can be scrolled.
        [theme.breakpoints.down('md')]: {
          '& .MuiTabs-scroller': { maskImage: 'linear-gradient(to left, transparent, black 32px)' },
          '& .MuiTabs-list': { paddingInlineEnd: '32px' },
        },
        [theme.breakpoints.up('md')]: { '& .MuiTabs-list': { flexWrap: 'wrap' } },
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
            minBlockSize: isMobile ? 48 : 52,
            minInlineSize: 0,
            maxInlineSize: 'none',
            paddingInline: 2,
            whiteSpace: isMobile ? 'nowrap' : 'normal',
            fontWeight: 600,
            textTransform: 'none',
            overflowWrap: 'break-word',
            borderBlockEnd: '2px solid transparent',
            color: theme.vars.palette.text.secondary,
            '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
            '&.Mui-selected': { color: theme.vars.palette.primary.main, borderColor: 'currentcolor' },
            // Forced colours would show the transparent border.
            '@media (forced-colors: active)': { '&:not(.Mui-selected)': { borderColor: 'Canvas' } },
            '&:focus-visible': { outlineOffset: '-4px' },
          })}
        />
      ))}
    </Tabs>
  );
}
