import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Theme } from '@mui/material/styles';
import SampleIcon from 'lucide-react/icons/flask-conical';
import WorkspaceIcon from 'lucide-react/icons/database';
import type { MouseEventHandler, Ref } from 'react';

import { radii } from '~/components/theme/tokens';

import { dataChipCopy as copy } from './DataChip.copy';

export type DataChipProps = {
  /** The data that the office shows. */
  data: 'sample' | 'workspace';
  /** True while the panel of the chip is open. */
  isOpen: boolean;
  ref?: Ref<HTMLButtonElement>;
  onClick: MouseEventHandler<HTMLButtonElement>;
};

/**
 * Chip in the top bar that says whether the office shows sample data or a workspace. A click opens the panel in which
 * the user can switch between them.
 */
export function DataChip({ data, isOpen, ref, onClick }: DataChipProps) {
  const Icon = data === 'sample' ? SampleIcon : WorkspaceIcon;
  return (
    <Button
      {...(ref ? { ref } : {})}
      variant="text"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onClick}
      sx={buttonStyles}
    >
      <Box component="span" sx={(theme) => createPillStyles(theme, data)}>
        <Icon size="1rem" />
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {copy[data]}
        </Box>
      </Box>
    </Button>
  );
}

// The button has the height of other buttons, so that it is easy to tap. The visible pill in it has a smaller height,
// so the negative outline offset puts the focus ring close to the pill.
const buttonStyles = {
  padding: 0,
  minInlineSize: 0,
  maxInlineSize: '100%',
  borderRadius: `${radii.full}px`,
  '&:hover, &:focus-visible': { backgroundColor: 'transparent' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: { xs: '-6px', lg: '-4px' } },
} as const;

function createPillStyles(theme: Theme, data: DataChipProps['data']) {
  const { tone, primary, text } = theme.vars.palette;
  const [colour, background] = data === 'sample' ? [text.secondary, tone.idleSoft] : [primary.main, tone.primarySoft];
  return {
    ...theme.typography.caption,
    display: 'flex',
    alignItems: 'center',
    gap: '6px',
    minInlineSize: 0,
    minBlockSize: 28,
    paddingInline: '8px 10px',
    borderRadius: `${radii.full}px`,
    fontWeight: 600,
    color: colour,
    backgroundColor: background,
    'button:hover > &': { color: text.primary },
    '[aria-expanded="true"] > &': { boxShadow: `inset 0 0 0 1px ${colour}` },
  } as const;
}
