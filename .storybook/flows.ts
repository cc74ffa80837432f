/** A flow on the front page. Its picture in `docs/flows` is named after the id of its story. */
type Flow = { storyId: string; name: string; text: string };

/** The flows on the front page of the Storybook. `npm run flow-pictures` takes their pictures. */
export const flows: readonly Flow[] = [
  {
    storyId: 'flows-find-a-product-on-a-phone--opens-a-product-from-the-discovery',
    name: 'Find a product',
    text: 'A visitor finds the product for a business on the home page.',
  },
  {
    storyId: 'flows-see-what-a-finder-sees--shows-how-a-finder-messages-the-owner',
    name: 'See what a finder sees',
    text: 'A visitor tries a scan, from the code to the chat with the owner.',
  },
  {
    storyId: 'flows-park-in-dubai-with-an-abu-dhabi-plate--creates-a-parking-message-from-a-plate',
    name: 'Pay for parking',
    text: 'A driver writes the text message that pays for parking in Dubai.',
  },
  {
    storyId: 'flows-sign-in-and-print-a-sheet--signs-in-and-prints',
    name: 'Sign in and print',
    text: 'An agency signs in and prints 17 stickers on two sheets.',
  },
  {
    storyId: 'flows-find-a-tag-and-print-its-code--finds-and-prints-tags',
    name: 'Find tags and print their codes',
    text: 'A clerk finds two tags among 150, checks a code and puts both on a sheet.',
  },
  {
    storyId: 'flows-one-time-code-fails-then-resend--requests-a-new-code-after-a-wrong-one',
    name: 'Request a new code',
    text: 'A user types a wrong one-time code and asks for a new one.',
  },
  {
    storyId: 'flows-add-an-agency--saves-an-agency-after-errors-are-corrected',
    name: 'Add an agency',
    text: 'The administrator adds an agency, after correcting two errors.',
  },
  {
    storyId: 'flows-work-in-a-workspace--buys-a-package-and-prints-its-tags',
    name: 'Work in a workspace',
    text: 'In a workspace, an agency buys a package and puts its tags on sheets.',
  },
];
