export const profileMenuCopy = {
  /** Names the button together with the user's name, which it shows. */
  open: 'Profile menu,',
  profile: 'Profile',
  settings: 'Settings',
  logout: 'Logout',
  name: 'Name',
  noSettings: 'There is nothing to set in this area yet.',
  close: 'Close',
};
