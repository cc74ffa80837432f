import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { use } from 'react';
import type { ReactNode } from 'react';

import { NoValue } from '../NoValue/NoValue';
import { RowDetailsLinkContext } from '../RowLink/openableRows';
import { RowLink } from '../RowLink/RowLink';

import { autoDirectionStyles } from '../autoDirectionStyles';
import { createClampStyles, isLongText } from '../clampText';

export type RecordCardProps = {
  title: string;
  /** Status chip next to the title. */
  chip?: ReactNode;
  /** Text below the title. */
  detail?: ReactNode;
  /** Labels and values below the detail. A wide fact has its own line. */
  facts: readonly { label: string; value: ReactNode; isWide?: boolean }[];
};

/** Content of the card that replaces a table row on mobile. In a list with openable rows, the title is a link. */
export function RecordCard({ title, chip, detail, facts }: RecordCardProps) {
  const detailsLink = use(RowDetailsLinkContext);
  return (
    <Box sx={{ display: 'contents', '& :is(h2, p, dd)': autoDirectionStyles }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          alignContent: 'center',
          gap: '2px 8px',
          minBlockSize: 48,
          paddingBlockEnd: 0.5,
        }}
      >
        <Typography
          component="h2"
          sx={{ fontSize: '1rem', lineHeight: 22 / 16, fontWeight: 600, minInlineSize: 0, overflowWrap: 'anywhere' }}
        >
          {detailsLink ? <RowLink {...detailsLink}>{clampText(title)}</RowLink> : clampText(title)}
        </Typography>
        {chip}
      </Box>
      <Box data-card-body sx={{ minInlineSize: 0 }}>
        {detail && (
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', overflowWrap: 'anywhere', mb: facts.length > 0 ? 1.25 : 0 }}
          >
            {clampText(detail)}
          </Typography>
        )}
        {facts.length > 0 && (
          <Box component="dl" sx={[factListStyles, canFitInOneLine(facts) ? threeColumnStyles : twoColumnStyles]}>
            {facts.map(({ label, value, isWide = isLongLabel(label) }) => (
              <Box key={label} sx={isWide ? { gridColumn: '1 / -1' } : undefined}>
                <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
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
    </Box>
  );
}

const factListStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100px, 100%), 1fr))',
  gap: '8px 16px',
} as const;

/** True for three facts with labels short enough to fit side by side on a phone. */
const canFitInOneLine = (facts: RecordCardProps['facts']) =>
  facts.length === 3 && facts.every(({ label }) => label.length <= 12);
const threeColumnStyles = {
  columnGap: 1,
  '@media (max-width: 30em)': { gridTemplateColumns: 'repeat(auto-fill, minmax(min(5.25rem, 100%), 1fr))' },
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

/** True for a label that would wrap in a column of half the width. A fact with such a label has its own line. */
const isLongLabel = (label: string) => label.length > 24;

/** Cuts a long text off after three lines. */
const clampText = (text: ReactNode) =>
  isLongText(text) ? (
    <Box component="span" sx={createClampStyles(3)}>
      {text}
    </Box>
  ) : (
    text
  );
