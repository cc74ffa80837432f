import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import QrIcon from 'lucide-react/icons/qr-code';
import { useState } from 'react';

import { LazyResponsivePopover } from '~/components/feedback/ResponsivePopover/LazyResponsivePopover';
import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';
import type { AgencyTag } from '~/domain/tag/agencyTag';

import type { CodeActions } from './codeActions';
import { CodeCard } from './CodeCard';
import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.code;

export type TagCodeButtonProps = CodeActions<AgencyTag> & { tag: AgencyTag; tagBaseUrl: string };

/** Button that opens the QR code of a tag in a popover, from the tag's row or its details. */
export function TagCodeButton({ tag, tagBaseUrl, ...actions }: TagCodeButtonProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isOpen = anchor !== null;
  return (
    <>
      <Tooltip title={isOpen ? '' : copy.show}>
        <IconButton
          aria-label={copy.open(tag.hexacode)}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={isOpen ? { '&&': { color: 'primary.main', backgroundColor: 'tone.primarySoft' } } : {}}
        >
          <QrIcon size="1.25rem" />
        </IconButton>
      </Tooltip>
      <LazyResponsivePopover
        open={isOpen}
        anchor={anchor}
        title={tag.hexacode}
        closeLabel={copy.close}
        placement="side"
        onClose={() => setAnchor(null)}
      >
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <CodeCard tag={tag} tagBaseUrl={tagBaseUrl} {...actions} />
        </Box>
      </LazyResponsivePopover>
    </>
  );
}
