import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { paths } from '~/domain/paths';
import { scenarioUrl } from '~/domain/tag/demoTags';
import type { DemoTag } from '~/domain/tag/demoTags';

import { tagCopy } from './TagScreen.copy';

const { aside } = tagCopy;

export type TagAsideProps = {
  demonstration: DemoTag;
};

/** Facts about all tags, and next steps. */
export function TagAside({ demonstration: { id, product } }: TagAsideProps) {
  return (
    <section aria-labelledby="scan-title">
      <Typography id="scan-title" variant="h3" component="h2">
        {aside.title}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {aside.items.map((item) => (
          <li key={item}>
            <FinderPattern colour="primary.main" />
            {item}
          </li>
        ))}
      </Box>
      <Button variant="contained" size="large" href={scenarioUrl(id)} sx={{ width: { xs: '100%', sm: 'auto' } }}>
        {aside.experience}
      </Button>
      <Box sx={linksStyles}>
        <ActionLink href={product.path} label={aside.learnMore(product.name)} />
        <ActionLink href={paths.site.home()} label={aside.home} />
      </Box>
    </section>
  );
}

const listStyles = {
  marginBlock: '24px 32px',
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    paddingBlock: 2,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    fontWeight: 500,
    color: 'text.primary',
  },
} as const;

const linksStyles = { display: 'flex', flexWrap: 'wrap', columnGap: 3, marginBlockStart: 1 } as const;
