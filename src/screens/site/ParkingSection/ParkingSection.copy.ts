export const parkingSectionCopy = {
  marker: 'Parking by SMS',
  title: 'Your parking message, written for you',
  lead: 'Enter your plate and where you park, then send the SMS from your own phone. No app needed.',
  /** Heading of the steps in the app: `coming` before the app is published, `available` after. */
  inApp: { available: 'The same in the app', coming: 'The app will do the same' },
  steps: [
    'Add a car: emirate, plate code, plate number, optional nickname.',
    'Pick one of five emirates: Abu Dhabi, Dubai, Sharjah, Ajman, RAK.',
    'The app detects the plate format and the SMS provider.',
    'Pick a zone and a duration.',
    'The app composes the SMS and opens the messaging app.',
  ],
  fee: 'The fee is deducted from mobile balance on two UAE carriers.',
  withoutScript: 'Turn on JavaScript in your browser to write the message here.',
  form: 'Car and place',
} as const;
