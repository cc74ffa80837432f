import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CopyIcon from 'lucide-react/icons/copy';
import DownloadIcon from 'lucide-react/icons/download';
import PhoneIcon from 'lucide-react/icons/smartphone';
import ShareIcon from 'lucide-react/icons/share';
import { useState } from 'react';

import { QrCode } from '~/components/codes/QrCode/QrCode';
import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';
import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { fixedColours, radii } from '~/components/theme/tokens';
import type { AgencyTag } from '~/domain/tag/agencyTag';
import { getTagUrl } from '~/domain/tag/getTagUrl';

import type { CodeActions, CodeFormat } from './codeActions';
import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.code;

export type CodeCardProps = CodeActions<AgencyTag> & { tag: AgencyTag; tagBaseUrl: string };

/** QR code and URL of a tag, with buttons that download the QR code, and share or copy the URL. */
export function CodeCard({ tag, tagBaseUrl, onDownload, onShare, onCopy }: CodeCardProps) {
  const [format, setFormat] = useState<CodeFormat>('png');
  const [outcome, setOutcome] = useState('');
  const url = getTagUrl(tagBaseUrl, tag.hexacode);
  const download = async () => {
    setOutcome('');
    setOutcome(copy.downloadOutcomes[await onDownload(tag, format)]);
  };
  const share = async () => {
    setOutcome('');
    setOutcome(copy.shareOutcomes[await onShare(tag)]);
  };
  const copyLink = async () => {
    setOutcome('');
    setOutcome(copy.shareOutcomes[await onCopy(tag)]);
  };
  return (
    <>
      <Box sx={codeStyles}>
        <QrCode payload={url} label={copy.picture(url)} size={codeSize} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, marginBlock: -0.5 }}>
        <Typography variant="caption" sx={{ flex: 1, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi>{url}</bdi>
        </Typography>
        <Tooltip title={copy.copy}>
          <IconButton aria-label={copy.copy} onClick={() => void copyLink()}>
            <CopyIcon size="1.25rem" />
          </IconButton>
        </Tooltip>
      </Box>
      <Typography variant="body2" sx={noteStyles}>
        <Box component={PhoneIcon} size="1.25rem" sx={{ color: 'primary.main' }} />
        {copy.note}
      </Typography>
      <SegmentedControl label={copy.format} options={copy.formats} value={format} onChange={setFormat} isFitted />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))', gap: 1 }}>
        <Button variant="contained" startIcon={<DownloadIcon size="1em" />} onClick={() => void download()}>
          {copy.download}
        </Button>
        <Button variant="outlined" startIcon={<ShareIcon size="1em" />} onClick={() => void share()}>
          {copy.share}
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={outcomeMessageStyles}>
        {outcome}
      </Typography>
    </>
  );
}

/** Width of the QR code in px, including the quiet zone. */
const codeSize = 240;

/** Styles of the box around the QR code. It is white in dark mode too, since scanners need a light background. */
const codeStyles = {
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.control}px`,
  backgroundColor: fixedColours.white,
  overflow: 'hidden',
  '& svg': { display: 'block', inlineSize: codeSize, maxInlineSize: '100%', blockSize: 'auto', marginInline: 'auto' },
};

/** Styles of the message after a download, share or copy. While empty, the message adds no gap to the grid. */
const outcomeMessageStyles = { color: 'text.secondary', '&:empty': { position: 'absolute' } } as const;

const noteStyles = {
  display: 'flex',
  gap: 1.25,
  padding: '10px 12px',
  borderRadius: `${radii.control}px`,
  backgroundColor: 'tone.primarySoft',
  color: 'text.primary',
} as const;
