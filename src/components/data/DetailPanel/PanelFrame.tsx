import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { keyframes } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import { useEffect, useEffectEvent } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, ReactNode } from 'react';

import { motion, shadows, sizes } from '~/components/theme/tokens';
import { useIsMobile } from '~/components/theme/useIsMobile';

export type PanelFrameProps = {
  /** Id of the element with the title. */
  labelledBy: string;
  isBusy: boolean;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

/**
 * Frame of a DetailPanel: a drawer that is not modal, so that users can still use the list; on mobile, a full-screen
 * dialog.
 */
export function PanelFrame(props: PanelFrameProps) {
  const { labelledBy, isBusy, onPrevious, onNext, onClose, children } = props;
  const isMobile = useIsMobile();
  // The shortcuts work only while the panel has the focus, as WCAG 2.1.4 requires for shortcuts of a single letter.
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const letter = getPressedLetter(event);
    if (letter === 'j') onNext?.();
    if (letter === 'k') onPrevious?.();
  };
  const panelProps = { 'aria-labelledby': labelledBy, 'aria-busy': isBusy, onKeyDown };
  if (isMobile)
    return (
      <Dialog
        open
        fullScreen
        // MUI would focus the row that opened the dialog, but the user may have gone to another row since.
        // `useFocusOpenRow` focuses the row that was open last.
        disableRestoreFocus
        onClose={onClose}
        slotProps={{ paper: { ...panelProps, sx: { border: 0, borderRadius: 0 } } }}
      >
        {children}
      </Dialog>
    );
  return (
    <Drawer {...panelProps} onClose={onClose}>
      {children}
    </Drawer>
  );
}

type DrawerProps = {
  'aria-labelledby': string;
  'aria-busy': boolean;
  onKeyDown: (event: ReactKeyboardEvent) => void;
  onClose: () => void;
  children: ReactNode;
};

function Drawer({ onClose, children, ...panelProps }: DrawerProps) {
  const closeOnEscape = useEffectEvent((event: KeyboardEvent) => {
    // Ignores an Escape that has cleared the search field: the field has called `preventDefault`. An Escape in a dialog
    // or menu does not get here, since MUI stops its propagation.
    if (event.key === 'Escape' && !event.defaultPrevented && !event.isComposing) onClose();
  });
  useEffect(() => {
    // Listens on the document, because the focus can be in the list while the panel is open.
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);
  return (
    <Box role="dialog" tabIndex={-1} {...panelProps} sx={createDrawerStyles}>
      {children}
    </Box>
  );
}

/**
 * Returns the pressed letter in lower case. On a keyboard for another alphabet, such as Arabic, returns the letter on
 * the same key of a Latin keyboard. Returns '' while Alt, Ctrl or Meta is pressed, as for browser shortcuts.
 */
function getPressedLetter({ key, code, altKey, ctrlKey, metaKey }: ReactKeyboardEvent): string {
  if (altKey || ctrlKey || metaKey) return '';
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace('Key', '').toLowerCase();
}

const slideIn = keyframes({ from: { opacity: 0, transform: 'translateX(8px)' } });

const createDrawerStyles = (theme: Theme) => ({
  position: 'fixed',
  insetBlock: `${sizes.topBar}px 0`,
  insetInlineEnd: 0,
  zIndex: theme.zIndex.appBar,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: sizes.detailPanel,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: theme.vars.palette.background.paper,
  borderInlineStart: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: shadows.float,
  animation: `${slideIn} ${motion.normal}ms ${motion.easing}`,
  '&:focus': { outline: 'none' },
  '@media print': { display: 'none' },
});
