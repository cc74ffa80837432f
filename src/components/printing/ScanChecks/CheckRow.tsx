import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';
import InfoIcon from 'lucide-react/icons/info';
import PrinterIcon from 'lucide-react/icons/printer';
import AlertIcon from 'lucide-react/icons/triangle-alert';

import type { QuickFix } from '~/domain/printing/checks/issues';

import type { ScanCheck } from './checkRun';
import { addNoBreakSpaces } from './addNoBreakSpaces';
import { levelStyles } from './levelStyles';

export type CheckRowProps = {
  check: ScanCheck;
  onApply: (quickFix: QuickFix) => void;
  /** Shows the sticker with this zero-based index in the preview. */
  onShowSticker: ((sticker: number) => void) | undefined;
};

/** List item with the result of a check and its quick fixes. */
export function CheckRow({ check, onApply, onShowSticker }: CheckRowProps) {
  const { level, element, text, detail, quickFix, alternativeFix, stickerIndex } = check;
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: '16px minmax(0, 1fr)',
        columnGap: 1,
        px: 1.5,
        py: 1,
        bgcolor: levelStyles[level].background,
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', height: 20, color: levelStyles[level].colour }}>
        <LevelIcon level={level} element={element} />
      </Box>
      <div>
        <Typography variant={level === 'hint' ? 'subtitle2' : 'body2'} component="p" sx={{ color: 'text.primary' }}>
          {addNoBreakSpaces(text)}
        </Typography>
        {detail && (
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {addNoBreakSpaces(detail)}
          </Typography>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1, '&:empty': { margin: 0 } }}>
          {[quickFix, alternativeFix].map(
            (fix) =>
              fix && (
                <Button
                  key={fix.label}
                  variant="outlined"
                  size="small"
                  sx={{ bgcolor: 'tone.paper', whiteSpace: 'normal' }}
                  onClick={() => onApply(fix.change)}
                >
                  {fix.label}
                </Button>
              ),
          )}
          {onShowSticker && stickerIndex !== undefined && (
            <Button
              size="small"
              variant="text"
              onClick={() => onShowSticker(stickerIndex)}
              onFocus={() => onShowSticker(stickerIndex)}
            >
              Show sticker
            </Button>
          )}
        </Box>
      </div>
    </Box>
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
