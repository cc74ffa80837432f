import type { Enquiry } from './enquiry';

export const sampleEnquiry: Enquiry = {
  fullName: 'Amal H.',
  company: 'Blue Kite Parking',
  email: 'amal@example.com',
  phone: '+971 4 000 0000',
  address: 'Corniche Road, Abu Dhabi',
  message: 'We run three car parks and would like to try the vehicle tag.',
};
