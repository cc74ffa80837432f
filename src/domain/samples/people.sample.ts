import { getCyclicValue } from './getCyclicValue.sample';

export type SamplePerson = { firstName: string; lastName: string; name: string; email: string };

/** Name of the agency whose portal the sample data shows. */
export const portalAgencyName = 'Harbour Tags';

/** The 24 partners of the portal, in the order in which they were added, and then the partner of the other agency. */
const partnerNames = [
  ...[
    'Mira A.',
    'Tom A.',
    'Lena M.',
    'Yusuf H.',
    'Noor H.',
    'Priya K.',
    'Karim H.',
    'Elena S.',
    'Samir A.',
    'Grace K.',
  ],
  ...['Hana M.', 'Victor H.', 'Layla S.', 'Arjun A.', 'Maya K.', 'Felix M.', 'Salma H.', 'Daniel S.', 'Rania A.'],
  ...['Ivan K.', 'Zara M.', 'Hugo H.', 'Ken K.', 'Amal M.', 'Dina S.'],
];

/** The customers, in the order in which they were added. No customer has the first name of a partner. */
const customerNames = [
  ...[
    'Omar K.',
    'Aisha S.',
    'Sara M.',
    'Ali H.',
    'Nadia S.',
    'Leo A.',
    'Fatima K.',
    'Paul M.',
    'Meera H.',
    'Hassan S.',
  ],
  ...['Julia A.', 'Rami K.', 'Anna M.', 'Bilal H.', 'Chloe S.', 'Faris A.', 'Ines K.', 'Jonas M.', 'Kavya H.'],
  ...['Lina S.', 'Marco A.', 'Oscar K.', 'Petra M.', 'Qasim H.', 'Reem S.', 'Tara A.', 'Vera K.'],
];

const toPerson = (name: string): SamplePerson => {
  const [firstName = '', lastName = ''] = name.split(' ');
  return { firstName, lastName, name, email: `${firstName.toLowerCase()}@example.com` };
};

/** Returns a sample partner. `number` is the position in `partnerNames`, from 1 to 25. */
export const createPartnerPerson = (number: number): SamplePerson => toPerson(getCyclicValue(partnerNames, number - 1));

/** Returns a sample customer. `number` is the position in `customerNames`, from 1 to 27. */
export const createCustomerPerson = (number: number): SamplePerson =>
  toPerson(getCyclicValue(customerNames, number - 1));

/** Returns a fictional phone number that ends with `number`. */
export function createSamplePhone(number: number): string {
  const digits = String(number).padStart(7, '0');
  return `+971 50 ${digits.slice(0, 3)} ${digits.slice(3)}`;
}

/** Returns the phone number of `createSamplePhone` as the portal stores it for partners: ten digits. */
export function createSampleLocalPhone(number: number): string {
  return createSamplePhone(number).replace('+971', '0').replaceAll(' ', '');
}
