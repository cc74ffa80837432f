export const officeSearchCopy = {
  title: 'Search',
  shortcut: 'Ctrl K',
  label: 'Search pages and records',
  placeholder: 'Name, email, hexacode or order',
  nothingFound: 'Nothing found. Try part of a name, an email, a hexacode or an order ID.',
};
