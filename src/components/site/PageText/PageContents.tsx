import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { pageTextCopy as copy } from './PageText.copy';
import { summaryStyles } from './summaryStyles';

export type PageContentsProps = {
  sections: readonly { id: string; title: string }[];
};

/**
 * Table of contents: links to the sections of a page. It is sticky next to the text or, on phones, collapsed.
 */
export function PageContents({ sections }: PageContentsProps) {
  const links = (
    <ul>
      {sections.map(({ id, title }) => (
        <li key={id}>
          <Link href={`#${id}`} color="inherit" underline="hover">
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <Box component="nav" aria-label={copy.contents} sx={[contentsStyles, narrowContentsStyles]}>
        <details>
          <Box component="summary" sx={summaryStyles}>
            {copy.contents}
          </Box>
          {links}
        </details>
      </Box>
      <Box component="nav" aria-label={copy.contents} sx={[contentsStyles, wideContentsStyles]}>
        <Typography variant="body2" sx={{ marginBlockEnd: 1, color: 'text.secondary' }}>
          {copy.contents}
        </Typography>
        {links}
      </Box>
    </>
  );
}

const narrowContentsStyles = {
  display: { xs: 'block', md: 'none' },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
} as const;

const wideContentsStyles = {
  display: { xs: 'none', md: 'block' },
  position: 'sticky',
  insetBlockStart: 32,
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  paddingBlockStart: 1.5,
} as const;

const contentsStyles = {
  // Browsers that support `scroll-target-group` mark the link to the section that is in view.
  '& ul': { listStyle: 'none', scrollTargetGroup: 'auto' },
  '& a:target-current': { color: 'primary.main', fontWeight: 700 },
  // Draws a finder pattern in the margin next to the link.
  '& a:target-current::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: -22,
    insetBlockStart: 'calc(50% - 6px)',
    width: 12,
    height: 12,
    border: '2px solid',
    background: 'linear-gradient(currentColor 0 0) center / 4px 4px no-repeat',
  },
  '& a': {
    position: 'relative',
    display: 'block',
    paddingBlock: { xs: 1.5, md: 1 },
    lineHeight: 1.4,
    fontWeight: 500,
    color: 'text.primary',
  },
} as const;
