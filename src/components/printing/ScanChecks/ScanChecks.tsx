import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { useRef } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { Mend } from '~/domain/printing/checks/issues';
import type { ScanCheck } from '~/domain/printing/checks/scanChecks';

export type ScanChecksProps = {
  checks: readonly ScanCheck[];
  /** Takes over what a mend changes. */
  onApply: (change: Mend) => void;
};

const looks = {
  ok: { mark: 'success.main', ground: 'transparent', word: 'In order' },
  warning: { mark: 'warning.main', ground: 'tone.warnSoft', word: 'Warning' },
  error: { mark: 'error.main', ground: 'tone.badSoft', word: 'Error' },
} as const;

/** Whether the code will be read, with measured values, and what would mend it. It warns and never forbids. */
export function ScanChecks({ checks, onApply }: ScanChecksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const faults = checks.filter(({ level }) => level !== 'ok');
  const worst = faults.some(({ level }) => level === 'error') ? 'error' : faults.length > 0 ? 'warning' : 'ok';

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Will it scan?"
      sx={{ borderRadius: 1, overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, px: 1.5, py: 1 }}>
        <Typography variant="subtitle2" component="h2" tabIndex={-1} ref={heading} sx={{ color: 'text.primary' }}>
          Will it scan?
        </Typography>
        <Typography variant="subtitle2" component="span" role="status" sx={{ color: looks[worst].mark }}>
          {faults.length === 0 ? 'Yes' : `${faults.length} to mend`}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none' }}>
        {checks.map(({ id, level, text, detail, mend }) => (
          <Box
            component="li"
            key={id}
            sx={{
              display: 'grid',
              gridTemplateColumns: '16px minmax(0, 1fr)',
              columnGap: 1,
              px: 1.5,
              py: 1,
              borderBlockStart: '1px solid',
              borderColor: 'tone.line',
              bgcolor: looks[level].ground,
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', height: 20, color: looks[level].mark }}>
              {level === 'ok' ? (
                <FinderPattern size={14} label={looks.ok.word} />
              ) : (
                <AlertIcon role="img" size={16}>
                  <title>{looks[level].word}</title>
                </AlertIcon>
              )}
            </Box>
            <div>
              <Typography variant="body2" sx={{ color: 'text.primary' }}>
                {text}
              </Typography>
              {detail && (
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {detail}
                </Typography>
              )}
              {mend && (
                <Button
                  variant="outlined"
                  size="small"
                  sx={{ marginBlockStart: 1, bgcolor: 'tone.paper', whiteSpace: 'normal' }}
                  onClick={() => {
                    onApply(mend.change);
                    // The button goes with the fault it mends; the focus stays in the panel.
                    heading.current?.focus();
                  }}
                >
                  {mend.label}
                </Button>
              )}
            </div>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}
