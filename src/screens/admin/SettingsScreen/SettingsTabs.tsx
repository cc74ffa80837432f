import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Theme } from '@mui/material/styles';

import { sizes } from '~/components/theme/tokens';
import { useIsMobile } from '~/components/theme/useIsMobile';

import { settingsCopy as copy } from './SettingsScreen.copy';
import { getPanelId, settingsTabs, getTabId } from './settingsTab';
import type { SettingsTab } from './settingsTab';

export type SettingsTabsProps = {
  currentTab: SettingsTab;
  onSelect: (tab: SettingsTab) => void;
};

/** Tabs of the settings. On phones, which are too narrow for one row of them, they are in a grid of two columns. */
export function SettingsTabs({ currentTab, onSelect }: SettingsTabsProps) {
  const isMobile = useIsMobile();
  return (
    <Tabs
      value={currentTab}
      onChange={(_, tab: SettingsTab) => onSelect(tab)}
      aria-label={copy.title}
      sx={(theme) => ({
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
        // On larger screens, the text of the first tab starts at the edge of the fields below.
        '& .MuiTabs-list': isMobile ? gridStyles(theme) : { flexWrap: 'wrap', paddingInlineStart: '8px' },
        '& .MuiTabs-indicator': { display: 'none' },
      })}
    >
      {settingsTabs.map((tab) => (
        <Tab
          key={tab}
          value={tab}
          label={copy.tabs[tab]}
          id={getTabId(tab)}
          aria-controls={getPanelId(tab)}
          sx={(theme) => ({
            ...theme.typography.body2,
            ...(isMobile ? { fontSize: '0.8125rem' } : {}),
            minBlockSize: isMobile ? sizes.controlTouch : 52,
            minInlineSize: 0,
            maxInlineSize: 'none',
            padding: isMobile ? '8px 6px' : '12px 16px',
            fontWeight: 600,
            textTransform: 'none',
            overflowWrap: 'break-word',
            color: theme.vars.palette.text.secondary,
            '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
            '&:focus-visible': { outlineOffset: '-4px' },
            ...(isMobile ? {} : underlinedStyles),
          })}
        />
      ))}
    </Tabs>
  );
}

/** Styles of the grid, which has one column with large text. The gaps between the tabs are the lines of the grid. */
const gridStyles = (theme: Theme) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(max(8.5rem, 34%), 100%), 1fr))',
  gap: '1px',
  backgroundColor: theme.vars.palette.divider,
  '& > button': { backgroundColor: theme.vars.palette.background.paper },
  '& > .Mui-selected': {
    color: 'primary.main',
    backgroundColor: theme.vars.palette.tone.primarySoft,
    // A line below the text only, since a line below the tab would look like a part of the grid.
    textDecoration: 'underline 2px',
    textUnderlineOffset: '6px',
  },
});

const underlinedStyles = {
  borderBlockEnd: '2px solid transparent',
  '&.Mui-selected': { color: 'primary.main', borderColor: 'currentcolor' },
  // In forced colours, a transparent border would be visible.
  '@media (forced-colors: active)': { '&:not(.Mui-selected)': { borderColor: 'Canvas' } },
};
