export const formAddressFieldCopy = {
  suchAs: 'Such as https://example.com.',
  isOther: 'Not a web address such as https://example.com.',
};
