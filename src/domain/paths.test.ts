import { expect, it } from 'vitest';

import { anchors, arrivalHash, contactAbout, homeAnchor, paths } from './paths';

it('PUB-01 LOG-01 ADM-01 AGY-01 has the exact paths of the specification', () => {
  const { tag, ...site } = paths.site;
  const literal = (group: Record<string, () => string>) => Object.values(group).map((path) => path());
  expect(literal(site)).toEqual([
    '/',
    '/AiroTAgAuto',
    '/AiroTagAlly',
    '/Accolades',
    '/AiroTagExperience',
    '/PartnerWithUs',
    '/Contact',
    '/Privacy',
    '/Terms',
  ]);
  expect(tag('5A/3F')).toBe('/t/5A%2F3F');
  expect(literal(paths.signIn)).toEqual(['/login', '/verify-email', '/Password', '/admin']);
  expect(literal(paths.admin)).toEqual([
    '/Admin-DashBoard',
    '/Admin-Agencies',
    '/Admin-Partners',
    '/Admin-Customers',
    '/Admin-Packages',
    '/Admin-Package-Purchases',
    '/Admin-AiroTags',
    '/Admin-Utilities',
    '/Admin-Settings',
  ]);
  expect(literal(paths.agency)).toEqual([
    '/Agencies-DashBoard',
    '/Agencies-AiroTags',
    '/Agencies-Partners',
    '/Agencies-Customers',
    '/Agencies-Buy-AiroTag',
    '/Agencies-PrintQr',
  ]);
});

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
])('PUB-03 arriving at %s scrolls to "%s"', (pathname, hash) => {
  expect(arrivalHash({ pathname, hash: '' })).toBe(hash);
});

it('scrolls to the hash of the URL', () => {
  expect(arrivalHash({ pathname: '/', hash: '#about' })).toBe('#about');
  expect(arrivalHash({ pathname: '/', hash: '#' })).toBe('#home');
});

it('links to a section of the home page', () => {
  expect(homeAnchor(anchors.about)).toBe('/#about');
});

it('links to the contact form with its subject', () => {
  expect(contactAbout('ally')).toBe('/Contact?about=ally');
});
