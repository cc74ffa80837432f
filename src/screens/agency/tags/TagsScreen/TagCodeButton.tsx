import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import QrIcon from 'lucide-react/icons/qr-code';
import { lazy, Suspense, useState } from 'react';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';
import type { AgencyTag } from '~/domain/tag/agencyTag';

import type { CodeActions } from './codeOutcome';
import { CodeCard } from './CodeCard';
import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.code;

// Opened by a click, so its drawer is not part of a page's first load.
const ResponsivePopover = lazy(async () => ({
  default: (await import('~/components/feedback/ResponsivePopover/ResponsivePopover')).ResponsivePopover,
}));

export type TagCodeButtonProps = CodeActions<AgencyTag> & { tag: AgencyTag; tagBase: string };

/** The button of a row that opens the QR code of its tag. */
export function TagCodeButton({ tag, tagBase, ...actions }: TagCodeButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  // Mounted on first open: a page has up to 250 rows.
  const [hasOpened, setHasOpened] = useState(false);
  const isOpen = anchor !== null;
  return (
    <>
      <Tooltip title={isOpen ? '' : copy.show}>
        <IconButton
          aria-label={copy.open(tag.hexacode)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => {
            setHasOpened(true);
            setAnchor(currentTarget);
          }}
          sx={isOpen ? { '&&': { color: 'primary.main', backgroundColor: 'tone.primarySoft' } } : {}}
        >
          <QrIcon size="1.25rem" />
        </IconButton>
      </Tooltip>
      {hasOpened && (
        <Suspense fallback={null}>
          <ResponsivePopover
            anchor={anchor}
            title={tag.hexacode}
            closeLabel={copy.close}
            placement="side"
            onClose={() => setAnchor(null)}
          >
            <Box sx={{ display: 'grid', gap: 1.5 }}>
              <CodeCard tag={tag} tagBase={tagBase} {...actions} />
            </Box>
          </ResponsivePopover>
        </Suspense>
      )}
    </>
  );
}
