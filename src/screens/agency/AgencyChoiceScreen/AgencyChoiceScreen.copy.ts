export const agencyChoiceCopy = {
  title: 'Which agency is this?',
  text: (email: string) =>
    email
      ? `No agency has the email ${email}. Choose the agency that you work for.`
      : 'Choose the agency that you work for.',
  list: 'Agencies',
  search: 'Search name or email',
  noMatches: 'No agency matches your search.',
  clear: 'Clear search',
  noAgencies: 'There are no agencies yet. Add one in the back-office, then come back.',
  add: 'Add an agency',
};
