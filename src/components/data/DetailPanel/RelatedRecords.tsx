import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { radii } from '~/components/theme/tokens';
import { formatCount } from '~/domain/number/amounts';

import { autoDirectionStyles } from '../autoDirectionStyles';
import type { RelatedRecordGroup } from '../recordDetails';
import { detailPanelCopy as copy } from './DetailPanel.copy';
import { PanelSection } from './PanelSection';

export type RelatedRecordsProps = RelatedRecordGroup;

/** Links to the first records that belong to the record in the panel, such as an agency's purchases. */
export function RelatedRecords({ title, records, count, allHref }: RelatedRecordsProps) {
  return (
    <PanelSection
      title={title}
      count={formatCount(count)}
      link={
        count > records.length && (
          <Link href={allHref} variant="body2" sx={{ display: 'flex', alignItems: 'center', minBlockSize: 44 }}>
            {copy.showAll}
            <Box component="span" sx={visuallyHidden}>
              {` ${title}`}
            </Box>
          </Link>
        )
      }
    >
      {records.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.noneYet}
        </Typography>
      ) : (
        <Box component="ul" sx={listStyles}>
          {records.map(({ id, title: name, detail, chip, href }) => (
            <li key={id}>
              <Link href={href} underline="none" sx={recordStyles}>
                <Box sx={{ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere', ...autoDirectionStyles }}>
                  <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600 }}>
                    {name}
                  </Typography>
                  {detail && (
                    <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                      {detail}
                    </Typography>
                  )}
                </Box>
                {chip}
              </Link>
            </li>
          ))}
        </Box>
      )}
    </PanelSection>
  );
}

const listStyles = {
  listStyle: 'none',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: `${radii.control}px`,
  '& li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;

const recordStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 44,
  padding: '6px 12px',
  borderRadius: 'inherit',
  '&:hover': { backgroundColor: 'tone.hover' },
  '&:focus-visible': { outlineOffset: '-2px' },
} as const;
