import { inTurn } from './inTurn.sample';

/** Somebody who is plainly nobody. */
export type SamplePerson = { firstName: string; lastName: string; name: string; email: string };

const firstNames = [
  ...['Mira', 'Omar', 'Lena', 'Yusuf', 'Aisha', 'Tom', 'Priya', 'Karim', 'Noor', 'Elena', 'Samir', 'Grace', 'Hana'],
  ...['Victor', 'Layla', 'Arjun', 'Maya', 'Felix', 'Salma', 'Daniel', 'Rania', 'Ivan', 'Zara', 'Hugo', 'Dina', 'Ken'],
  ...['Amal'],
];
const lastNames = ['Example', 'Sample', 'Specimen', 'Placeholder', 'Stand-In'];

/** Sample person `index` (from 0): the first 135 have names of their own, all have an address of their own. */
export function samplePerson(index: number): SamplePerson {
  const firstName = inTurn(firstNames, index);
  // The next last name, and one further with each round through the first names.
  const lastName = inTurn(lastNames, index + Math.floor(index / firstNames.length));
  const round = Math.floor(index / (firstNames.length * lastNames.length));
  const local = `${firstName}.${lastName}${round > 0 ? round + 1 : ''}`.toLowerCase();
  return { firstName, lastName, name: `${firstName} ${lastName}`, email: `${local}@example.com` };
}

/** A telephone number of a range that is made up; `number` is its end. */
export function samplePhone(number: number): string {
  const digits = String(number).padStart(7, '0');
  return `+971 50 ${digits.slice(0, 3)} ${digits.slice(3)}`;
}
