export const parkingSectionCopy = {
  marker: 'Parking by SMS',
  title: 'Your parking message, written for you',
  lead: 'Fill in the car and the place. The SMS grows as you go, and only you can send it.',
  steps: [
    'Add a car: emirate, plate code, plate number, optional nickname.',
    'Pick one of five emirates: Abu Dhabi, Dubai, Sharjah, Ajman, RAK.',
    'The app detects the plate format and the SMS provider.',
    'Pick a zone and a duration.',
    'The app composes the SMS and opens the messaging app.',
  ],
  fee: 'The fee is deducted from mobile balance on two UAE carriers.',
  withoutScript: 'Writing the message here needs JavaScript, which this browser has turned off.',
  form: 'Car and place',
} as const;
