import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { radii } from '~/components/theme/tokens';

import { storeIcons } from '../stores';
import type { Store } from '../stores';
import { downloadPanelCopy } from './DownloadPanel.copy';

export type StoreLinksProps = {
  /** The stores that offer the app; at least one. */
  stores: readonly Store[];
};

/** Links to the app in each store. On desktop, each link also has a QR code, which a phone can scan. */
export function StoreLinks({ stores }: StoreLinksProps) {
  return (
    <Box component="ul" sx={listStyles}>
      {stores.map(({ id, name, href, code }) => {
        const Icon = storeIcons[id];
        return (
          <Box key={id} component="li" sx={storeStyles}>
            <Box component="figure" sx={createFigureStyles}>
              <CodeSprite code={code}>
                <svg viewBox="0 0 120 120" role="img" aria-label={downloadPanelCopy.code(name)}>
                  <TagCode x={0} y={0} size={120} cornerRadius={6} />
                </svg>
              </CodeSprite>
              <Box component="figcaption" sx={{ typography: 'body2', marginBlockStart: 1, color: 'text.secondary' }}>
                {downloadPanelCopy.scan}
              </Box>
            </Box>
            <Button
              variant="contained"
              size="large"
              href={href}
              rel="noopener"
              fullWidth
              startIcon={<Icon size={20} />}
            >
              {name}
            </Button>
          </Box>
        );
      })}
    </Box>
  );
}

const listStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(152px, 1fr))',
  listStyle: 'none',
};

const storeStyles = { display: 'grid', gap: 2, alignContent: 'end' };

/** The QR code is shown in wide windows with a mouse only. On phones, the link is enough. */
const createFigureStyles = (theme: Theme) => ({
  display: 'none',
  [`${theme.breakpoints.up('bar')} and (pointer: fine)`]: { display: 'block' },
  '& svg[role="img"]': {
    width: '100%',
    maxWidth: 176,
    height: 'auto',
    border: '1px solid',
    borderColor: theme.vars.palette.divider,
    borderRadius: `${radii.control}px`,
  },
});
