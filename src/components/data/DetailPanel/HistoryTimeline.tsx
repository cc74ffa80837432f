import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { formatDay, findRelativeDay } from '~/domain/time/days';
import type { Day } from '~/domain/time/days';

import type { HistoryEntry } from '../recordDetails';
import { detailPanelCopy as copy } from './DetailPanel.copy';
import { PanelSection } from './PanelSection';

export type HistoryTimelineProps = { entries: readonly HistoryEntry[]; today: Day };

/** Changes of a record, newest first, with a heading for each day. */
export function HistoryTimeline({ entries, today }: HistoryTimelineProps) {
  return (
    <PanelSection title={copy.history}>
      {entries.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {copy.noHistory}
        </Typography>
      )}
      {groupByDay(entries).map(({ day, entries: changes }) => (
        <Box key={day} sx={{ '& + &': { marginBlockStart: 1.5 } }}>
          <Typography variant="caption" component="h4" sx={{ margin: 0, fontWeight: 600, color: 'text.secondary' }}>
            {findRelativeDay(day, today) ?? formatDay(day)}
          </Typography>
          <Box component="ol" sx={{ listStyle: 'none' }}>
            {changes.map(({ id, time, text, detail }) => (
              <Box key={id} component="li" sx={entryStyles}>
                <Typography component="span" variant="body2" sx={timeStyles}>
                  {time}
                </Typography>
                <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere' }}>
                  <Typography variant="body2" sx={{ color: 'text.primary' }}>
                    {text}
                  </Typography>
                  {detail && (
                    <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                      {detail}
                    </Typography>
                  )}
                </Box>
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </PanelSection>
  );
}

type DayGroup = { day: Day; entries: HistoryEntry[] };

function groupByDay(entries: readonly HistoryEntry[]): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const entry of entries) {
    const group = groups.at(-1);
    if (group?.day === entry.day) group.entries.push(entry);
    else groups.push({ day: entry.day, entries: [entry] });
  }
  return groups;
}

const timeStyles = { color: 'text.secondary', fontVariantNumeric: 'tabular-nums' } as const;

/** Grid of time, marker and text. The line that connects the markers ends at the last entry of the day. */
const entryStyles = {
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '2.75rem minmax(0, 1fr)',
  columnGap: '28px',
  paddingBlock: '6px',
  '&::before, &::after': { content: '""', position: 'absolute', insetInlineStart: 'calc(2.75rem + 9px)' },
  '&::before': {
    inlineSize: 9,
    blockSize: 9,
    insetBlockStart: 'calc(6px + 0.3rem)',
    borderRadius: 99,
    border: '2px solid',
    borderColor: 'primary.main',
    boxSizing: 'border-box',
  },
  '&:not(:last-of-type)::after': {
    insetBlock: 'calc(6px + 0.3rem + 12px) calc(-3px - 0.3rem)',
    marginInlineStart: '4px',
    borderInlineStart: '1px solid',
    borderColor: 'divider',
  },
} as const;
