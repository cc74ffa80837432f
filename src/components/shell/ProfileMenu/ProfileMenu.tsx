import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import ChevronIcon from 'lucide-react/icons/chevron-down';
import LogoutIcon from 'lucide-react/icons/log-out';
import PersonIcon from 'lucide-react/icons/user';
import SettingsIcon from 'lucide-react/icons/settings-2';
import { useId, useState } from 'react';

import { LazyMenu } from '~/components/feedback/LazyMenu/LazyMenu';
import { LazyMenuDivider, LazyMenuItem } from '~/components/feedback/LazyMenu/LazyMenuItem';
import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';
import { fieldLabels } from '~/domain/fieldLabels';

import { Initials } from './Initials';
import { ProfileHeader } from './ProfileHeader';
import { profileMenuCopy as copy } from './ProfileMenu.copy';

// The dialog is a separate chunk, so that it is not part of the initial load of a page.
const ProfilePanel = lazyOverlay(() => import('./ProfilePanel').then((module) => module.ProfilePanel));

type ProfileFact = { label: string; value: string };

export type ProfileMenuProps = {
  userName: string;
  /** Email address with which the user signed in, if it is known. */
  email?: string | undefined;
  /** Further facts about the user, such as the agency. */
  facts: readonly ProfileFact[];
  /** URL of the settings. Without a URL, Settings opens a dialog which says that there are no settings. */
  settingsHref?: string;
  onLogout: () => void;
};

/** Menu of the signed-in user: profile, settings, logout. */
export function ProfileMenu({ userName, email, facts, settingsHref, onLogout }: ProfileMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [panel, setPanel] = useState<{ name: 'profile' | 'settings'; isOpen: boolean }>();
  const buttonId = useId();
  const menuId = useId();
  const closeMenuAnd = (action: () => void) => () => {
    setAnchor(null);
    action();
  };
  const openPanel = (name: 'profile' | 'settings') => closeMenuAnd(() => setPanel({ name, isOpen: true }));
  return (
    <>
      <Button
        id={buttonId}
        variant="text"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ gap: 1, paddingInline: 0.5, flex: 'none', maxInlineSize: '60%', fontWeight: 500 }}
      >
        <Initials name={userName} />
        <Box component="span" sx={visuallyHidden}>
          {copy.open}
        </Box>
        <Typography
          component="span"
          variant="inherit"
          noWrap
          sx={(theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden })}
        >
          {userName}
        </Typography>
        <ChevronIcon size="1rem" />
      </Button>
      <LazyMenu
        id={menuId}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: -8, horizontal: 'right' }}
        slotProps={{ list: { 'aria-labelledby': buttonId }, root: { disableScrollLock: true } }}
      >
        <ProfileHeader userName={userName} lines={[email ?? '', ...facts.map(({ value }) => value)]} />
        <LazyMenuDivider component="li" />
        <LazyMenuItem onClick={openPanel('profile')}>
          <Box component={PersonIcon} {...menuIconProps} />
          {copy.profile}
        </LazyMenuItem>
        {settingsHref === undefined ? (
          <LazyMenuItem onClick={openPanel('settings')}>
            <Box component={SettingsIcon} {...menuIconProps} />
            {copy.settings}
          </LazyMenuItem>
        ) : (
          <LazyMenuItem component={Link} href={settingsHref} underline="none" onClick={() => setAnchor(null)}>
            <Box component={SettingsIcon} {...menuIconProps} />
            {copy.settings}
          </LazyMenuItem>
        )}
        <LazyMenuDivider />
        <LazyMenuItem onClick={closeMenuAnd(onLogout)}>
          <Box component={LogoutIcon} {...menuIconProps} />
          {copy.logout}
        </LazyMenuItem>
      </LazyMenu>
      {panel && (
        <ProfilePanel
          title={copy[panel.name]}
          open={panel.isOpen}
          onClose={() => setPanel({ ...panel, isOpen: false })}
        >
          {panel.name === 'profile' ? (
            <ProfileFacts
              facts={[
                { label: copy.name, value: userName },
                ...(email ? [{ label: fieldLabels.email, value: email }] : []),
                ...facts,
              ]}
            />
          ) : (
            <Typography>{copy.noSettings}</Typography>
          )}
        </ProfilePanel>
      )}
    </>
  );
}

const menuIconProps = { size: '1.25rem', sx: { color: 'text.secondary' } } as const;

function ProfileFacts({ facts }: { facts: readonly ProfileFact[] }) {
  return (
    <Box component="dl" sx={{ display: 'grid', gap: 2 }}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" sx={{ color: 'text.primary', overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
