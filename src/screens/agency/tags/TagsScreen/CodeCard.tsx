import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import DownloadIcon from 'lucide-react/icons/download';
import PhoneIcon from 'lucide-react/icons/smartphone';
import ShareIcon from 'lucide-react/icons/share';
import { useState } from 'react';

import { QrCode } from '~/components/codes/QrCode/QrCode';
import { SegmentedChoice } from '~/components/inputs/SegmentedChoice/SegmentedChoice';
import { fixed, radii } from '~/components/theme/tokens';
import type { AgencyTag } from '~/domain/tag/agencyTag';
import { tagAddress } from '~/domain/tag/tagAddress';

import type { CodeActions, CodeFormat } from './codeOutcome';
import { tagsCopy } from './TagsScreen.copy';

const copy = tagsCopy.code;

export type CodeCardProps = CodeActions<AgencyTag> & { tag: AgencyTag; tagBase: string };

/** A tag's code as large as there is room, where it leads, and the ways to take it along. */
export function CodeCard({ tag, tagBase, onDownload, onShare }: CodeCardProps) {
  const [format, setFormat] = useState<CodeFormat>('png');
  const [outcome, setOutcome] = useState('');
  const address = tagAddress(tagBase, tag.hexacode);
  const download = async () => {
    setOutcome('');
    setOutcome(copy.downloadOutcomes[await onDownload(tag, format)]);
  };
  const share = async () => {
    setOutcome('');
    setOutcome(copy.shareOutcomes[await onShare(tag)]);
  };
  return (
    <>
      <Box sx={patch}>
        <QrCode payload={address} label={copy.picture(address)} size={codeSize} />
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{address}</bdi>
      </Typography>
      <Typography variant="body2" sx={note}>
        <Box component={PhoneIcon} size="1.25rem" sx={{ color: 'primary.main' }} />
        {copy.note}
      </Typography>
      <SegmentedChoice label={copy.format} options={copy.formats} value={format} onChange={setFormat} emphasis="soft" />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr))', gap: 1 }}>
        <Button variant="contained" startIcon={<DownloadIcon size="1em" />} onClick={() => void download()}>
          {copy.download}
        </Button>
        <Button variant="outlined" startIcon={<ShareIcon size="1em" />} onClick={() => void share()}>
          {copy.share}
        </Button>
      </Box>
      <Typography role="status" variant="body2" sx={{ color: 'text.secondary', minBlockSize: roomForOutcome }}>
        {outcome}
      </Typography>
    </>
  );
}

/** Two lines: a card that grew would leave the window. */
const roomForOutcome = '2lh';

/** px, the quiet zone included. */
const codeSize = 268;

/** White in the dark too: a phone reads dark modules on a light ground. */
const patch = {
  inlineSize: '100%',
  maxInlineSize: codeSize + 2,
  marginInline: 'auto',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.control}px`,
  backgroundColor: fixed.white,
  overflow: 'hidden',
  '& svg': { display: 'block', inlineSize: '100%', blockSize: 'auto' },
};

const note = {
  display: 'flex',
  gap: 1.25,
  padding: '10px 12px',
  borderRadius: `${radii.control}px`,
  backgroundColor: 'tone.primarySoft',
  color: 'text.primary',
} as const;
