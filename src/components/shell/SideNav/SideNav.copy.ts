export const sideNavCopy = {
  more: 'More',
  moreAt: (page: string) => `More: ${page}`,
  allPages: 'All pages',
  close: 'Close',
};
