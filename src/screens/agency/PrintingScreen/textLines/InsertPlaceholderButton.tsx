import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import PlusIcon from 'lucide-react/icons/plus';
import { useId, useState } from 'react';

import { textLinesCopy as copy } from './textLines.copy';

export type InsertPlaceholderButtonProps = {
  /** Names of the placeholders: the built-in ones, and the columns of the list. */
  placeholderNames: readonly string[];
  onInsert: (name: string) => void;
  /** Called when the menu has closed after a choice, to move the focus to the text field. */
  onInserted: () => void;
};

/** Button with a menu that inserts a placeholder into the text. */
export function InsertPlaceholderButton({ placeholderNames, onInsert, onInserted }: InsertPlaceholderButtonProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [hasInserted, setHasInserted] = useState(false);
  const isOpen = anchor !== null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<PlusIcon size={14} />}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={({ currentTarget }) => {
          setHasInserted(false);
          setAnchor(currentTarget);
        }}
      >
        {copy.insert}
      </Button>
      <Menu
        id={id}
        anchorEl={anchor}
        open={isOpen}
        // After a choice, the text field gets the focus instead of the button, so that the user can continue to type.
        disableRestoreFocus={hasInserted}
        onClose={() => setAnchor(null)}
        slotProps={{
          list: { 'aria-label': copy.insert, dense: true },
          paper: { sx: { maxHeight: 320 } },
          transition: { onExited: () => hasInserted && onInserted() },
        }}
      >
        {placeholderNames.map((name) => (
          <MenuItem
            key={name}
            sx={{ unicodeBidi: 'plaintext' }}
            onClick={() => {
              onInsert(name);
              setHasInserted(true);
              setAnchor(null);
            }}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
