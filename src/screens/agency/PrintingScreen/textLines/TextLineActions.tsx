import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import DownIcon from 'lucide-react/icons/arrow-down';
import UpIcon from 'lucide-react/icons/arrow-up';
import RemoveIcon from 'lucide-react/icons/trash-2';

import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { textLinesCopy as copy } from './textLines.copy';

export type TextLineActionsProps = {
  /** Zero-based index of the line. */
  lineIndex: number;
  lineCount: number;
  /** Moves the line to another index. */
  onMove: (newIndex: number) => void;
  onRemove: () => void;
};

/** Buttons that remove a text line, or move it up and down if there are several lines. */
export function TextLineActions({ lineIndex, lineCount, onMove, onRemove }: TextLineActionsProps) {
  const moves = [
    { label: copy.up, Icon: UpIcon, to: lineIndex - 1 },
    { label: copy.down, Icon: DownIcon, to: lineIndex + 1 },
  ];
  return (
    <Box role="group" aria-label={copy.lineActions(lineIndex)} sx={{ display: 'flex', gap: 0.5 }}>
      {lineCount > 1 &&
        moves.map(({ label, Icon, to: newIndex }) => {
          const isDisabled = newIndex < 0 || newIndex >= lineCount;
          return (
            <Tooltip key={label} title={label}>
              {/* Not `disabled`, since the button would lose the focus when the line becomes the first or last one. */}
              <IconButton
                aria-label={label}
                aria-disabled={isDisabled}
                onClick={() => !isDisabled && onMove(newIndex)}
                sx={{ color: isDisabled ? 'action.disabled' : undefined }}
              >
                <Icon size={16} />
              </IconButton>
            </Tooltip>
          );
        })}
      <Tooltip title={copy.remove}>
        <IconButton aria-label={copy.remove} onClick={onRemove}>
          <RemoveIcon size={16} />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
