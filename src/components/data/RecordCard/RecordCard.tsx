import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { ReactElement, ReactNode } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { autoDirectionStyles } from '../autoDirectionStyles';
import { createClampStyles, isLongText } from '../clampText';
import { NoValue } from '../NoValue/NoValue';
import { RowDetailsLinkContext } from '../RowLink/openableRows';
import { RowLink } from '../RowLink/RowLink';

export type RecordCardProps = {
  title: string;
  /** Status chip next to the title. */
  chip?: ReactNode;
  /** E-mail address below the title, on a line of its own. */
  email?: string;
  /** Text below the title. Several texts are separated by dots; a text that does not fit moves to the next line. */
  detail?: ReactElement | string | readonly string[];
  /** Labels and values below the detail. `hidesLabel` is for a long value that says what it is: it has its own line. */
  facts: readonly { label: string; value: ReactNode; hidesLabel?: boolean }[];
};

/**
 * Content of the card that replaces a table row on mobile. RowCards places its parts, next to the checkbox and the
 * actions. In a list with openable rows, the title is a link.
 */
export function RecordCard({ title, chip, email = '', detail = [], facts }: RecordCardProps) {
  const detailsLink = use(RowDetailsLinkContext);
  const details = [email, detail].flat().filter(Boolean);
  return (
    <Box sx={{ display: 'contents', '& :is(h2, p, p > span, dd)': autoDirectionStyles }}>
      <Box
        data-card-title
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', alignContent: 'center', gap: '2px 8px' }}
      >
        <Typography
          component="h2"
          sx={{ fontSize: '1rem', lineHeight: 22 / 16, fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' }}
        >
          {detailsLink ? <RowLink {...detailsLink}>{clampText(title)}</RowLink> : clampText(title)}
        </Typography>
        {chip}
      </Box>
      {details.length > 0 && (
        <Typography data-card-detail variant="body2" sx={[detailStyles, email !== '' && emailLineStyles]}>
          {details.map((text, index) => (
            <span key={index}>{clampText(text)}</span>
          ))}
        </Typography>
      )}
      {facts.length > 0 && (
        <Box component="dl" data-card-facts sx={[factListStyles, getColumnStyles(facts)]}>
          {facts.map(({ label, value, hidesLabel = false }) => (
            <Box key={label} sx={hidesLabel ? { position: 'relative', gridColumn: '1 / -1' } : {}}>
              <Typography
                component="dt"
                variant="caption"
                sx={hidesLabel ? visuallyHidden : { color: 'text.secondary' }}
              >
                {label}
              </Typography>
              <Typography
                component="dd"
                variant="body2"
                sx={{ margin: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' }}
              >
                {value === '' ? <NoValue /> : clampText(value)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

/** Each text after the first has a dot before it. At the start of a line, the dot is outside of the box and cut off. */
const detailStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '13px',
  overflow: 'hidden',
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  '& > span': { position: 'relative', minInlineSize: 0 },
  '& > * + *::before': { content: '"·"', position: 'absolute', insetInlineStart: '-8px' },
} as const;

const emailLineStyles = { '& > span:first-of-type': { flexBasis: '100%' } } as const;

const factListStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100px, 100%), 1fr))',
  gap: '6px 16px',
  marginBlock: '6px 0',
} as const;

function getColumnStyles(facts: RecordCardProps['facts']) {
  const longestLabel = Math.max(...facts.map(({ label }) => label.length));
  return facts.length === 3 && longestLabel <= 15 ? threeColumnStyles : twoColumnStyles;
}

/** Styles of three facts with labels short enough to fit side by side on a phone. A column is as wide as a date. */
const threeColumnStyles = {
  columnGap: 1,
  '@media (max-width: 30em)': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.25rem, 100%), 1fr))' },
} as const;

/**
 * Styles of the facts if they do not fit in one line: two equal columns on phones, or one column with large text. With
 * an odd number of facts, the first fact spans both columns, so that there is no gap.
 */
const twoColumnStyles = {
  '@media (max-width: 30em)': {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(max(6.25rem, 34%), 100%), 1fr))',
    '& > :first-of-type:nth-last-of-type(odd)': { gridColumn: '1 / -1' },
  },
} as const;

/** Cuts a long text off after three lines. */
const clampText = (text: ReactNode) =>
  isLongText(text) ? (
    <Box component="span" sx={createClampStyles(3)}>
      {text}
    </Box>
  ) : (
    text
  );
