import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import PhoneIcon from 'lucide-react/icons/smartphone';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';

import { isHttpUrl } from '~/components/links/isHttpUrl';
import { radii } from '~/components/theme/tokens';
import type { SiteSettingsValues } from '~/domain/siteSettings/siteSettings';

import { settingsCopy } from './SettingsScreen.copy';

const copy = settingsCopy.target;

export type ScanTargetProps = { isUnsaved: boolean };

/** Box that shows which URLs scans open with the current values of the form. */
export function ScanTarget({ isUnsaved }: ScanTargetProps) {
  const id = useId();
  const { redirectType, customUrl, playStoreUrl, appStoreUrl } = useWatch<SiteSettingsValues>();
  const targets =
    redirectType === 'customUrl'
      ? [{ phone: copy.anyPhone, url: customUrl }]
      : [
          { phone: copy.iPhone, url: appStoreUrl },
          { phone: copy.android, url: playStoreUrl },
        ];
  return (
    <Box component="section" aria-labelledby={id} sx={boxStyles}>
      <Typography id={id} variant="subtitle2" component="h2">
        {copy.heading}
      </Typography>
      <dl>
        {targets.map(({ phone, url }) => (
          <div key={phone}>
            <dt>
              <PhoneIcon size="1rem" />
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

const boxStyles = {
  display: 'grid',
  gap: 1.5,
  padding: 2,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  backgroundColor: 'tone.head',
  color: 'text.primary',
  typography: 'body2',
  overflowWrap: 'anywhere',
  '& dl': { display: 'grid', gap: 1.5 },
  '& dt': { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' },
  // Aligns the URL with the text of its label, which has an icon before it.
  '& dd': { margin: 0, paddingInlineStart: 3, fontWeight: 600 },
} satisfies SxProps<Theme>;
