export const profileMenuCopy = {
  /** Visually hidden text of the menu's button, before the user's name. */
  open: 'Profile menu,',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  name: 'Name',
  noSettings: 'This area has no settings yet.',
  close: 'Close',
};
