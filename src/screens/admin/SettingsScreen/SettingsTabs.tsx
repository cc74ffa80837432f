import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';

import { sizes } from '~/components/theme/tokens';
import { useIsMobile } from '~/components/theme/useIsMobile';

import { settingsCopy as copy } from './SettingsScreen.copy';
import { getPanelId, settingsTabs, getTabId } from './settingsTab';
import type { SettingsTab } from './settingsTab';

export type SettingsTabsProps = {
  currentTab: SettingsTab;
  onSelect: (tab: SettingsTab) => void;
};

/**
 * Tabs of the settings. On phones, they are in one row, which scrolls to the selected tab and fades out at its ends.
 */
export function SettingsTabs({ currentTab, onSelect }: SettingsTabsProps) {
  const isMobile = useIsMobile();
  return (
    <Tabs
      value={currentTab}
      onChange={(_, tab: SettingsTab) => onSelect(tab)}
      aria-label={copy.title}
      variant={isMobile ? 'scrollable' : 'standard'}
      scrollButtons
      allowScrollButtonsMobile
      slots={{ scrollButtons: EdgeFade }}
      sx={(theme) => ({
        position: 'relative',
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
        // On larger screens, the text of the first tab starts at the edge of the fields below.
        '& .MuiTabs-list': isMobile ? {} : { flexWrap: 'wrap', paddingInlineStart: '8px' },
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
            minBlockSize: isMobile ? sizes.controlTouch : 52,
            minInlineSize: 0,
            maxInlineSize: 'none',
            paddingInline: 2,
            whiteSpace: isMobile ? 'nowrap' : 'normal',
            fontWeight: 600,
            textTransform: 'none',
            overflowWrap: 'break-word',
            color: theme.vars.palette.text.secondary,
            '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
            '&:focus-visible': { outlineOffset: '-4px' },
            ...underlinedStyles,
          })}
        />
      ))}
    </Tabs>
  );
}

type EdgeFadeProps = {
  direction: 'left' | 'right';
  /** Prop of MUI's scroll button: true if no more tabs are in this direction. */
  disabled: boolean;
};

/** Gradient at one end of the tabs, in place of MUI's scroll button. Visible while more tabs are beyond this end. */
function EdgeFade({ direction, disabled }: EdgeFadeProps) {
  return (
    <Box
      role="presentation"
      sx={(theme) => ({
        position: 'absolute',
        insetBlock: 0,
        [direction]: 0,
        inlineSize: 32,
        zIndex: 1,
        pointerEvents: 'none',
        opacity: disabled ? 0 : 1,
        background: `linear-gradient(to ${direction}, transparent, ${theme.vars.palette.background.paper})`,
        transition: theme.transitions.create('opacity', { duration: theme.transitions.duration.shortest }),
      })}
    />
  );
}

const underlinedStyles = {
  borderBlockEnd: '2px solid transparent',
  '&.Mui-selected': { color: 'primary.main', borderColor: 'currentcolor' },
  // In forced colours, a transparent border would be visible.
  '@media (forced-colors: active)': { '&:not(.Mui-selected)': { borderColor: 'Canvas' } },
};
