export const profileMenuCopy = {
  /** Accessible name of the button, followed by the user's name. */
  open: 'Profile menu,',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  name: 'Name',
  noSettings: 'There is nothing to set in this area yet.',
  close: 'Close',
};
