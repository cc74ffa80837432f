export const formUrlFieldCopy = {
  example: 'Such as https://example.com.',
  notAUrl: 'Not a web address such as https://example.com.',
};
