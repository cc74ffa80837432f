export const formUrlFieldCopy = {
  example: 'For example https://example.com',
  notAUrl: "This doesn't look like a web address (https://…). You can still save it.",
};
