import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { getScenarioUrl } from '~/domain/tag/demoTags';
import type { DemoTag } from '~/domain/tag/demoTags';

import { tagCopy } from './TagScreen.copy';

const { aside } = tagCopy;

export type TagAsideProps = {
  demoTag: DemoTag;
};

/** Facts that are true for all tags, and links to the next steps. */
export function TagAside({ demoTag: { id, product } }: TagAsideProps) {
  return (
    <Box component="section" aria-labelledby="scan-title" sx={asideStyles}>
      <Typography id="scan-title" variant="subtitle1" component="h2" color="textPrimary">
        {aside.title}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {aside.items.map((item) => (
          <li key={item}>
            <CheckIcon size={18} aria-hidden />
            {item}
          </li>
        ))}
      </Box>
      <Box sx={linksStyles}>
        <Button variant="outlined" size="large" href={getScenarioUrl(id)}>
          {aside.experience}
        </Button>
        <ActionLink href={product.path} label={aside.learnMore(product.name)} />
      </Box>
    </Box>
  );
}

const asideStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto', bar: 'auto minmax(0, 1fr) auto' },
  alignItems: { md: 'center' },
  alignContent: 'center',
  columnGap: 4,
  rowGap: { xs: 1.5, md: 0.5, bar: 1.5 },
  marginBlock: { xs: '32px 0', md: '28px', bar: '32px 0' },
} as const;

const listStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 1,
  listStyle: 'none',
  '& li': { display: 'flex', alignItems: 'center', gap: 1, typography: 'body2' },
  '& svg': { flex: 'none', color: 'success.main' },
} as const;

const linksStyles = {
  gridArea: { md: '1 / 2 / span 2', bar: 'auto' },
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  rowGap: 0.5,
} as const;
