import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';
import ColumnsIcon from 'lucide-react/icons/columns-3';

import type { Column } from '../column';
import { listToolsCopy as copy } from './ListTools.copy';
import { ToolMenu } from './ToolMenu';

export type ColumnsMenuProps<Row> = {
  columns: readonly Column<Row>[];
  hidden: readonly string[];
  onChange: (hidden: string[]) => void;
};

/** Which columns of a table show; the first, which names the rows, always does. */
export function ColumnsMenu<Row>({ columns: [first, ...others], hidden, onChange }: ColumnsMenuProps<Row>) {
  return (
    <ToolMenu label={copy.columns} icon={ColumnsIcon} stays>
      <Typography
        component="li"
        role="presentation"
        variant="caption"
        sx={{ padding: '8px 12px 4px', fontWeight: 600, color: 'text.secondary' }}
      >
        {first && copy.always(first.head)}
      </Typography>
      {others.map(({ id, head }) => {
        const isShown = !hidden.includes(id);
        return (
          <MenuItem
            key={id}
            role="menuitemcheckbox"
            aria-checked={isShown}
            onClick={() => onChange(isShown ? [...hidden, id] : hidden.filter((other) => other !== id))}
          >
            <Tick isOn={isShown} />
            {head}
          </MenuItem>
        );
      })}
      <Divider component="li" />
      <MenuItem onClick={() => onChange([])}>{copy.showAll}</MenuItem>
    </ToolMenu>
  );
}

/** A menu item may hold no control of its own; this only looks like one. */
function Tick({ isOn }: { isOn: boolean }) {
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        blockSize: 18,
        inlineSize: 18,
        flex: 'none',
        borderRadius: '4px',
        border: '1.5px solid',
        borderColor: isOn ? 'primary.main' : 'tone.fieldLine',
        backgroundColor: isOn ? 'primary.main' : 'transparent',
        color: 'primary.contrastText',
      }}
    >
      {isOn && <CheckIcon size="0.875rem" style={{ strokeWidth: 3 }} />}
    </Box>
  );
}
