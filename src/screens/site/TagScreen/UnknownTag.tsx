import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { TagCodeField } from '~/components/site/TagCodeField/TagCodeField';
import type { QrDrawing } from '~/domain/codes/qr';
import { paths } from '~/domain/paths';

import { CodeLocations } from './CodeLocations';
import { TagPageCard } from './TagPageCard';
import { tagCopy } from './TagScreen.copy';

const copy = tagCopy.unknown;

export type UnknownTagProps = {
  /** The code in the URL, which is not validated. It is null while prerendering. */
  code: string | null;
  /** QR code for the pictures of tags. */
  sampleCode: QrDrawing;
  onOpenTag: (code: string) => void;
};

/** The page for a code that no tag has. It has a field in which the visitor can correct the code. */
export function UnknownTag({ code, sampleCode, onOpenTag }: UnknownTagProps) {
  return (
    <TagPageCard marker={copy.marker} title={copy.title} text={copy.text} code={code} finderPatternVariant="broken">
      <TagCodeField currentCode={code} onOpen={onOpenTag} />
      <CodeLocations code={sampleCode} />
      <Box sx={linksStyles}>
        <Typography sx={{ flexBasis: '100%' }}>{copy.help}</Typography>
        <ActionLink href={paths.site.contact()} label={copy.contact} />
        <ActionLink href={paths.site.home()} label={copy.home} />
      </Box>
    </TagPageCard>
  );
}

const linksStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  paddingBlockStart: 2,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
} as const;
