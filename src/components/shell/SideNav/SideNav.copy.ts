export const sideNavCopy = {
  more: 'More',
  allPages: 'All pages',
  close: 'Close',
};
