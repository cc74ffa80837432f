import { getCyclicValue } from './getCyclicValue.sample';

export type SamplePerson = { firstName: string; lastName: string; name: string; email: string };

const firstNames = [
  ...['Mira', 'Omar', 'Lena', 'Yusuf', 'Aisha', 'Tom', 'Priya', 'Karim', 'Noor', 'Elena', 'Samir', 'Grace', 'Hana'],
  ...['Victor', 'Layla', 'Arjun', 'Maya', 'Felix', 'Salma', 'Daniel', 'Rania', 'Ivan', 'Zara', 'Hugo', 'Dina', 'Ken'],
  ...['Amal'],
];
const initials = ['A.', 'K.', 'M.', 'H.', 'S.'];

/**
 * Returns the sample person with the index `index`, from 0. The last name is an initial. The first 135 people have
 * unique names, and all have unique email addresses.
 */
export function samplePerson(index: number): SamplePerson {
  const firstName = getCyclicValue(firstNames, index);
  // Each round uses every first name once. In the first five rounds, a name gets a different initial each time.
  const round = Math.floor(index / firstNames.length);
  const lastName = getCyclicValue(initials, index + round);
  const localPart = `${firstName}${round > 0 ? round + 1 : ''}`.toLowerCase();
  return { firstName, lastName, name: `${firstName} ${lastName}`, email: `${localPart}@example.com` };
}

/** Returns a fictional phone number that ends with `number`. */
export function samplePhone(number: number): string {
  const digits = String(number).padStart(7, '0');
  return `+971 50 ${digits.slice(0, 3)} ${digits.slice(3)}`;
}
