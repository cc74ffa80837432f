export const profileMenuCopy = {
  /** The accessible name of the menu's button is this text and then the user's name. */
  open: 'Profile menu,',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  name: 'Name',
  noSettings: 'This area has no settings yet.',
  close: 'Close',
};
