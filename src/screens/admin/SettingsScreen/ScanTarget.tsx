import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import PhoneIcon from 'lucide-react/icons/smartphone';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';

import { IconDisc } from '~/components/data/IconDisc/IconDisc';
import { isHttpUrl } from '~/components/links/isHttpUrl';
import { radii } from '~/components/theme/tokens';
import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { settingsCopy } from './SettingsScreen.copy';
import { tabByField } from './settingsTab';
import type { SettingsTab } from './settingsTab';

const copy = settingsCopy.target;

export type ScanTargetProps = {
  isUnsaved: boolean;
  currentTab: SettingsTab;
  /** Opens the tab of a field and moves the focus to the field. */
  onEdit: (field: keyof SiteSettingsValues) => void;
};

/** Box that shows which URLs scans open with the current values of the form, and leads to their fields. */
export function ScanTarget({ isUnsaved, currentTab, onEdit }: ScanTargetProps) {
  const id = useId();
  const { redirectType = 'customUrl', customUrl, playStoreUrl, appStoreUrl } = useWatch<SiteSettingsValues>();
  const isCustomUrl = redirectType === 'customUrl';
  const firstField = isCustomUrl ? 'customUrl' : 'playStoreUrl';
  const targets = isCustomUrl
    ? [{ phone: copy.anyPhone, url: customUrl }]
    : [
        { phone: copy.iPhone, url: appStoreUrl },
        { phone: copy.android, url: playStoreUrl },
      ];
  return (
    <Box component="section" aria-labelledby={id} sx={boxStyles}>
      <Box sx={headerStyles}>
        <Typography id={id} variant="subtitle2" component="h2">
          {copy.heading}
        </Typography>
        {tabByField[firstField] !== currentTab && (
          <Link
            component="button"
            type="button"
            aria-label={copy.editNames[redirectType]}
            onClick={() => onEdit(firstField)}
          >
            {copy.edit}
          </Link>
        )}
      </Box>
      <dl>
        {targets.map(({ phone, url }) => (
          <div key={phone}>
            <dt>
              <IconDisc>
                <PhoneIcon size="1.25rem" />
              </IconDisc>
              {phone}
            </dt>
            <dd>{formatTarget(url?.trim() ?? '')}</dd>
          </div>
        ))}
      </dl>
      {isUnsaved && <Typography variant="body2">{copy.unsaved}</Typography>}
    </Box>
  );
}

/**
 * Returns the URL, or a message if the URL is empty or not an http(s) URL. Scans open no other URLs, such as
 * `javascript:` URLs.
 */
const formatTarget = (url: string) => (isHttpUrl(url) ? url : url ? copy.notAUrl : copy.missing);

/** Below `lg`, the box is below the fields. */
const boxStyles = {
  display: 'grid',
  alignContent: 'start',
  gridTemplateRows: { lg: 'auto 1fr' },
  gap: { xs: 0.5, md: 1.5, lg: 1.75 },
  padding: { xs: '4px 16px 12px', md: '8px 24px 24px', lg: '16px 24px 24px' },
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: { xs: '1px 0 0', lg: '0 0 0 1px' },
  backgroundColor: 'tone.head',
  color: 'text.primary',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& dl': { display: 'grid', gap: { xs: 2, lg: 1 } },
  // From `lg` on, where the box is as high as the fields, each target is a card, and the cards fill the box.
  '& dl > div': (theme) => ({
    position: 'relative',
    paddingInlineStart: '48px',
    [theme.breakpoints.up('lg')]: {
      alignContent: 'center',
      paddingBlock: '12px',
      paddingInline: '60px 12px',
      border: `1px solid ${theme.vars.palette.divider}`,
      borderRadius: `${radii.control}px`,
      backgroundColor: theme.vars.palette.background.paper,
    },
  }),
  '& dt': { color: 'text.secondary' },
  '& dt > span': {
    position: 'absolute',
    insetInlineStart: { xs: 0, lg: 12 },
    insetBlockStart: { xs: 2, lg: 'calc(50% - 18px)' },
  },
  '& dd': { margin: 0, fontWeight: 600 },
} satisfies SxProps<Theme>;

/** The header is as high without the button. */
const headerStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  minBlockSize: { xs: 44, lg: 36 },
  '& > button': { alignSelf: 'stretch', typography: 'body2', fontWeight: 600 },
} satisfies SxProps<Theme>;
