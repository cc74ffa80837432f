import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Theme } from '@mui/material/styles';

import { radii, sizes } from '~/components/theme/tokens';
import { useIsMobile } from '~/components/theme/useIsMobile';

import { settingsCopy as copy } from './SettingsScreen.copy';
import { getPanelId, settingsTabs, getTabId } from './settingsTab';
import type { SettingsTab } from './settingsTab';

export type SettingsTabsProps = {
  current: SettingsTab;
  onSelect: (tab: SettingsTab) => void;
};

/**
 * Tabs of the settings. On phones, they are in two columns, so that all are in view, and the selected one is tinted: an
 * underline would cross the middle of the block.
 */
export function SettingsTabs({ current, onSelect }: SettingsTabsProps) {
  const isMobile = useIsMobile();
  return (
    <Tabs
      value={current}
      onChange={(_, tab: SettingsTab) => onSelect(tab)}
      aria-label={copy.title}
      sx={(theme) => ({
        borderBlockEnd: `1px solid ${theme.vars.palette.divider}`,
        '& .MuiTabs-list': isMobile
          ? {
              display: 'grid',
              gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
              gap: '4px',
              padding: '4px 12px',
            }
          : { flexWrap: 'wrap' },
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
            paddingInline: isMobile ? 0.5 : 2,
            whiteSpace: 'normal',
            fontWeight: 600,
            textTransform: 'none',
            overflowWrap: 'break-word',
            color: theme.vars.palette.text.secondary,
            '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
            '&:focus-visible': { outlineOffset: '-4px' },
            ...(isMobile ? tintedStyles(theme) : underlinedStyles),
          })}
        />
      ))}
    </Tabs>
  );
}

const underlinedStyles = {
  borderBlockEnd: '2px solid transparent',
  '&.Mui-selected': { color: 'primary.main', borderColor: 'currentcolor' },
  // Forced colours would show the transparent border.
  '@media (forced-colors: active)': { '&:not(.Mui-selected)': { borderColor: 'Canvas' } },
};

/** The edge is a shadow, so that the focus outline can replace it. */
const tintedStyles = ({ vars: { palette } }: Theme) => ({
  boxShadow: `inset 0 0 0 1px ${palette.tone.fieldLine}`,
  borderRadius: `${radii.control}px`,
  '&.Mui-selected': {
    color: 'primary.main',
    bgcolor: 'tone.primarySoft',
    boxShadow: `inset 0 0 0 1px ${palette.primary.main}`,
  },
  '@media (forced-colors: active)': {
    '&.Mui-selected:not(:focus-visible)': { outline: '1px solid', outlineOffset: '-1px' },
  },
});
