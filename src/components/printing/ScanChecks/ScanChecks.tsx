import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';
import InfoIcon from 'lucide-react/icons/info';
import PrinterIcon from 'lucide-react/icons/printer';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { useRef } from 'react';

import type { QuickFix } from '~/domain/printing/checks/issues';
import { hasErrors } from './checkRun';
import type { ScanCheck } from './checkRun';
import { keepUnits } from './keepUnits';

export type ScanChecksProps = {
  checks: readonly ScanCheck[];
  /** Reason why there is nothing to print. The panel then lists issues only, and does not claim that codes scan. */
  empty?: 'no-codes' | 'no-room' | undefined;
  onApply: (change: QuickFix) => void;
  /** Shows the sticker with this zero-based index in the preview. */
  onShow?: (sticker: number) => void;
};

const levelStyles = {
  hint: { colour: 'text.secondary', background: 'transparent', label: 'Note' },
  ok: { colour: 'success.main', background: 'transparent', label: 'Good' },
  warning: { colour: 'warning.main', background: 'tone.warnSoft', label: 'Warning' },
  error: { colour: 'error.main', background: 'tone.badSoft', label: 'Error' },
} as const;

const emptyTexts = { 'no-codes': 'Add codes to check them', 'no-room': 'Nothing to print' } as const;

const nameIssues = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Panel with the results of the scan checks: issues with their quick fixes, and measured values. */
export function ScanChecks({ checks, empty, onApply, onShow }: ScanChecksProps) {
  const headingRef = useRef<HTMLHeadingElement>(null);
  const issues = checks.filter(({ level }) => level === 'warning' || level === 'error');
  const worstLevel = hasErrors(issues) ? 'error' : issues.length > 0 ? 'warning' : 'ok';
  const isUnknown = empty !== undefined && issues.length === 0;

  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label="Will it scan?"
      sx={{ borderRadius: 1, overflow: 'hidden' }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 1, px: 1.5, py: 1 }}>
        <Typography variant="subtitle2" component="h2" tabIndex={-1} ref={headingRef} sx={{ color: 'text.primary' }}>
          Will it scan?
        </Typography>
        <Typography
          variant="subtitle2"
          component="span"
          role="status"
          sx={{ color: isUnknown ? 'text.secondary' : levelStyles[worstLevel].colour, textAlign: 'end' }}
        >
          {issues.length > 0
            ? nameIssues(issues.length, worstLevel === 'error' ? 'problem' : 'warning')
            : empty
              ? emptyTexts[empty]
              : 'Yes'}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none' }}>
        {(empty ? issues : checks).map(({ id, level, element, text, detail, quickFix, otherFix, sticker }) => (
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
              bgcolor: levelStyles[level].background,
            }}
          >
            <Box sx={{ display: 'flex', alignItems: 'center', height: 20, color: levelStyles[level].colour }}>
              <LevelIcon level={level} element={element} />
            </Box>
            <div>
              <Typography variant="body2" sx={{ color: 'text.primary' }}>
                {keepUnits(text)}
              </Typography>
              {detail && (
                <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                  {keepUnits(detail)}
                </Typography>
              )}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1, '&:empty': { margin: 0 } }}>
                {[quickFix, otherFix].map(
                  (fix) =>
                    fix && (
                      <Button
                        key={fix.label}
                        variant="outlined"
                        size="small"
                        sx={{ bgcolor: 'tone.paper', whiteSpace: 'normal' }}
                        onClick={() => {
                          onApply(fix.change);
                          // The button disappears with the issue, so the heading of the panel takes the focus.
                          headingRef.current?.focus();
                        }}
                      >
                        {fix.label}
                      </Button>
                    ),
                )}
                {onShow && sticker !== undefined && (
                  <Button size="small" variant="text" onClick={() => onShow(sticker)} onFocus={() => onShow(sticker)}>
                    Show sticker
                  </Button>
                )}
              </Box>
            </div>
          </Box>
        ))}
      </Box>
    </Paper>
  );
}

const levelIcons = { hint: InfoIcon, ok: CheckIcon, warning: AlertIcon, error: AlertIcon } as const;

function LevelIcon({ level, element }: Pick<ScanCheck, 'level' | 'element'>) {
  const Icon = level === 'hint' && element === 'sheet' ? PrinterIcon : levelIcons[level];
  return (
    <Icon role="img" size={16}>
      <title>{levelStyles[level].label}</title>
    </Icon>
  );
}
