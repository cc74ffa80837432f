export const agencyChoiceCopy = {
  title: 'Which agency is this?',
  /** `count` is the number of agencies with this email. It is never 1: a single agency opens without this screen. */
  text: (email: string, count: number) => {
    if (email === '') return 'Choose the agency that you work for.';
    const reason = count > 1 ? 'More than one agency has' : 'No agency has';
    return `${reason} the email ${email}. Choose the agency that you work for.`;
  },
  list: 'Agencies',
  search: 'Search name or email',
  noMatches: 'No agency matches your search.',
  clear: 'Clear search',
  noAgencies: 'There are no agencies yet. Add one in the back-office, then come back.',
  add: 'Add an agency',
};
