import type { LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';

import { LazyMenu } from '~/components/feedback/LazyMenu/LazyMenu';

import { ToolButton } from './ToolButton';

export type ToolMenuProps = {
  label: string;
  icon: LucideIcon;
  /** True to show the label on narrow screens too. */
  keepsLabel?: boolean;
  children: ReactNode;
  /** True to keep the menu open after a click on an item, for items that work like checkboxes. */
  staysOpen?: boolean;
};

export function ToolMenu({ label, icon, keepsLabel = false, children, staysOpen = false }: ToolMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const buttonId = useId();
  const menuId = useId();
  const closeMenu = () => setAnchor(null);
  return (
    <>
      <ToolButton
        id={buttonId}
        label={label}
        icon={icon}
        keepsLabel={keepsLabel}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        {...(anchor ? { 'aria-controls': menuId } : {})}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <LazyMenu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={closeMenu}
        {...(staysOpen ? {} : { onClick: closeMenu })}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -4, horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': buttonId }, root: { disableScrollLock: true } }}
      >
        {children}
      </LazyMenu>
    </>
  );
}
