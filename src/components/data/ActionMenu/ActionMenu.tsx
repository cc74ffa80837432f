import type { LucideIcon } from 'lucide-react';
import MoreIcon from 'lucide-react/icons/ellipsis';
import { useId, useState } from 'react';

import { LazyMenu } from '~/components/feedback/LazyMenu/LazyMenu';
import { LazyMenuItem } from '~/components/feedback/LazyMenu/LazyMenuItem';
import { Tooltip } from '~/components/feedback/Tooltip/Tooltip';

import { RowIconButton } from '../RowButton/RowIconButton';

type MenuAction = { label: string; Icon: LucideIcon; isDisabled?: boolean; onChoose: () => void };

export type ActionMenuProps = {
  /** Accessible name of the button. */
  label: string;
  /** Tooltip of the button. It does not appear while the menu is open. */
  tooltip: string;
  actions: readonly MenuAction[];
};

/** A button with three dots that opens a menu of actions. Renders nothing if there are no actions. */
export function ActionMenu({ label, tooltip, actions }: ActionMenuProps) {
  const menuId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (actions.length === 0) return null;
  return (
    <>
      <Tooltip title={anchor ? '' : tooltip}>
        <RowIconButton
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <MoreIcon size="1.25rem" />
        </RowIconButton>
      </Tooltip>
      <LazyMenu id={menuId} open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {actions.map(({ label: actionLabel, Icon, isDisabled = false, onChoose }) => (
          <LazyMenuItem
            key={actionLabel}
            disabled={isDisabled}
            onClick={() => {
              // Ignores clicks while the menu closes: its items move, so the second click of a double-click could hit
              // another item.
              if (!anchor) return;
              setAnchor(null);
              onChoose();
            }}
          >
            <Icon size="1.25rem" />
            {actionLabel}
          </LazyMenuItem>
        ))}
      </LazyMenu>
    </>
  );
}
