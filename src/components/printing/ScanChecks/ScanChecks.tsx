import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import type { QuickFix } from '~/domain/printing/checks/issues';
import { CheckRow } from './CheckRow';
import { hasErrors } from './checkRun';
import type { ScanCheck } from './checkRun';
import { levelStyles } from './levelStyles';

export type ScanChecksProps = {
  checks: readonly ScanCheck[];
  /** Reason why there is nothing to print. The panel then lists issues only, and does not claim that codes scan. */
  emptyReason?: 'no-codes' | 'no-room' | undefined;
  onApply: (quickFix: QuickFix) => void;
  /** Shows the sticker with this zero-based index in the preview. */
  onShowSticker?: (sticker: number) => void;
};

const emptyTexts = { 'no-codes': 'Add codes to check them', 'no-room': 'Nothing to print' } as const;

const formatCountWithNoun = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/**
 * Panel with the results of the scan checks: issues with their quick fixes, and measured values. Hints, which do not
 * affect scanning, have a card of their own.
 */
export function ScanChecks({ checks, emptyReason, onApply, onShowSticker }: ScanChecksProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const issues = checks.filter(({ level }) => level === 'warning' || level === 'error');
  const worstLevel = hasErrors(issues) ? 'error' : issues.length > 0 ? 'warning' : 'ok';
  const hints = emptyReason ? [] : checks.filter(({ level }) => level === 'hint');
  const hasNoResult = emptyReason !== undefined && issues.length === 0;

  const renderRow = (check: ScanCheck) => (
    <CheckRow
      key={check.id}
      check={check}
      onApply={(quickFix) => {
        onApply(quickFix);
        // The button disappears with the issue, so the heading of the panel takes the focus.
        headingRef.current?.focus();
      }}
      onShowSticker={onShowSticker}
    />
  );

  return (
    <Box component="section" aria-label="Will it scan?" sx={{ display: 'grid', gap: 1 }}>
      <Paper variant="outlined" sx={cardStyles}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1, px: 1.5, py: 1 }}>
          <Typography variant="subtitle2" component="h2" tabIndex={-1} ref={headingRef} sx={{ color: 'text.primary' }}>
            Will it scan?
          </Typography>
          <Typography
            variant="subtitle2"
            component="span"
            role="status"
            sx={{ color: hasNoResult ? 'text.secondary' : levelStyles[worstLevel].colour, textAlign: 'end' }}
          >
            {issues.length > 0
              ? formatCountWithNoun(issues.length, worstLevel === 'error' ? 'problem' : 'warning')
              : emptyReason
                ? emptyTexts[emptyReason]
                : 'Yes'}
            {/* Sighted users see the notes in the next card. */}
            {worstLevel === 'ok' && hints.length > 0 && (
              <Box component="span" sx={visuallyHidden}>
                {`, with ${formatCountWithNoun(hints.length, 'note')}`}
              </Box>
            )}
          </Typography>
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', '& > li': dividerStyles }}>
          {[...issues, ...(emptyReason ? [] : checks.filter(({ level }) => level === 'ok'))].map(renderRow)}
        </Box>
      </Paper>
      {hints.length > 0 && (
        <Paper
          variant="outlined"
          component="ul"
          sx={{ ...cardStyles, listStyle: 'none', '& > li + li': dividerStyles }}
        >
          {hints.map(renderRow)}
        </Paper>
      )}
    </Box>
  );
}

const cardStyles = { borderRadius: 1, overflow: 'hidden' } as const;
const dividerStyles = { borderBlockStart: '1px solid', borderColor: 'tone.line' } as const;
