import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';

import type { ScannedTag } from '~/domain/tag/scannedTag';

import { TagPageCard } from './TagPageCard';
import { tagCopy } from './TagScreen.copy';

const copy = tagCopy.registered;

export type RegisteredTagProps = { tag: ScannedTag };

/** Page of a scanned tag that is in the workspace. It links to the URLs of the tag, and does not redirect to them. */
export function RegisteredTag({ tag: { hexacode, isActivated, utility, redirectUrls } }: RegisteredTagProps) {
  return (
    <TagPageCard
      marker={isActivated ? copy.activated : copy.notActivated}
      title={copy.title}
      text={isActivated ? copy.activatedText : copy.notActivatedText}
      code={hexacode}
      finderPatternVariant={isActivated ? 'whole' : 'ring'}
    >
      <div>
        <Typography variant="h3" component="h2">
          {utility?.name ?? copy.noUtility.title}
        </Typography>
        <Typography sx={{ marginBlockStart: 1 }}>{utility ? utility.description : copy.noUtility.text}</Typography>
      </div>
      {utility && utility.features.length > 0 && (
        <div>
          <Typography id="contact-options" variant="body2" color="textSecondary">
            {copy.contactOptions}
          </Typography>
          <Box component="ul" aria-labelledby="contact-options" sx={featuresStyles}>
            {utility.features.map((feature) => (
              <li key={feature}>
                <CheckIcon size={18} aria-hidden />
                {feature}
              </li>
            ))}
          </Box>
        </div>
      )}
      {redirectUrls.map((url, index) => (
        <Button
          key={url}
          href={url}
          rel="noreferrer"
          size="large"
          variant={index === 0 ? 'contained' : 'outlined'}
          sx={{ whiteSpace: 'normal' }}
        >
          {copy.continueTo(new URL(url).host)}
        </Button>
      ))}
      <Typography variant="body2" color="textSecondary" sx={noteStyles}>
        {copy.workspace}
      </Typography>
    </TagPageCard>
  );
}

const featuresStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  marginBlockStart: 1,

  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, color: 'text.primary' },
  '& svg': { flex: 'none', color: 'success.main' },
} as const;

const noteStyles = { paddingBlockStart: 2, borderBlockStart: '1px solid', borderColor: 'divider' } as const;
