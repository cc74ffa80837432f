export const profileMenuCopy = {
  /** Accessible name of the button, followed by the user's name. */
  open: 'Profile menu,',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  name: 'Name',
  noSettings: 'This area has no settings yet.',
  close: 'Close',
};
