import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import LockIcon from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { fixedColours, radii } from '~/components/theme/tokens';

import type { VaultCopy, VaultPartCopy } from '../copy/productCopy';

type VaultFigureProps = { copy: VaultCopy };

const captionId = 'vault-caption';

/** Figure with the content that a scan opens, and below it the private content of the vault. */
export function VaultFigure({ copy: { caption, tag, vault } }: VaultFigureProps) {
  return (
    <Box component="figure" aria-labelledby={captionId} sx={{ display: 'grid', gap: 2 }}>
      <Box sx={partStyles}>
        <VaultPart icon={<FinderPattern size={33} colour="common.white" />} {...tag} />
      </Box>
      <Box sx={[partStyles, lockedStyles]}>
        <VaultPart icon={<LockIcon size={33} aria-hidden />} {...vault} />
      </Box>
      <Typography id={captionId} component="figcaption" variant="body2">
        {caption}
      </Typography>
    </Box>
  );
}

type VaultPartProps = VaultPartCopy & { icon: ReactNode };

function VaultPart({ icon, title, note, contents }: VaultPartProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, color: fixedColours.white }}>
        {icon}
        <div>
          <Typography sx={{ fontWeight: 700, lineHeight: 1.5 }}>{title}</Typography>
          <Typography variant="body2" sx={{ color: fixedColours.nightText }}>
            {note}
          </Typography>
        </div>
      </Box>
      <Box component="ul" sx={contentsStyles}>
        {contents.map((content) => (
          <Box key={content} component="li" sx={contentStyles}>
            {content}
          </Box>
        ))}
      </Box>
    </>
  );
}

const partStyles = {
  display: 'grid',
  gap: 2.5,
  p: { xs: 2.5, sm: 3 },
  borderRadius: `${radii.card}px`,
  // The transparent border aligns the content of both parts, since the locked part has a visible border.
  border: '2px solid transparent',
  bgcolor: 'tone.deep2',
  color: fixedColours.nightText,
};

const lockedStyles = { borderColor: 'currentColor' };

const contentsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none' };

const contentStyles = {
  p: '8px 16px',
  borderRadius: `${radii.control}px`,
  bgcolor: fixedColours.night3,
  color: fixedColours.white,
  fontWeight: 500,
};
