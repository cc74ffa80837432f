import { expect, it } from 'vitest';

import { arrivalHash } from './paths';

it.each([
  ['/', '#home'],
  ['/AiroTAgAuto', '#AiroTagAuto'],
  ['/AiroTagAlly', '#AiroTagAlly'],
  ['/Accolades', '#Accolades'],
  ['/PartnerWithUs', '#partnerwithus'],
  ['/Contact', '#contact'],
  ['/contact', '#contact'],
  ['/AiroTagExperience', ''],
  ['/login', ''],
])('PUB-03 an arrival at %s scrolls to "%s"', (pathname, hash) => {
  expect(arrivalHash({ pathname, hash: '' })).toBe(hash);
});

it('scrolls to the hash that an address came with', () => {
  expect(arrivalHash({ pathname: '/', hash: '#about' })).toBe('#about');
  expect(arrivalHash({ pathname: '/', hash: '#' })).toBe('#home');
});
