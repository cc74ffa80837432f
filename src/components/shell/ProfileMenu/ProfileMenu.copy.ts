export const profileMenuCopy = {
  /** Start of the accessible name of the menu's button. The user's name follows. */
  open: 'Profile menu,',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  name: 'Name',
  noSettings: 'This area has no settings yet.',
  close: 'Close',
};
