export const formAddressFieldCopy = {
  suchAs: 'Such as https://example.com.',
  isOther: 'This is not a web address such as https://example.com.',
};
