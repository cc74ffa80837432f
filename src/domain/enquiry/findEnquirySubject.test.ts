import { expect, it } from 'vitest';

import { productsWithPage } from '../product/product';
import { findEnquirySubject } from './findEnquirySubject';

it.each([...Object.keys(productsWithPage), 'partner'])('finds the subject %s', (about) => {
  expect(findEnquirySubject(about)).toBe(about);
});

it.each([null, '', 'atlas', 'Ally', '<script>', 'constructor'])('finds no subject for %j', (about) => {
  expect(findEnquirySubject(about)).toBeNull();
});
