import { expect, it } from 'vitest';

import { anchors, getScrollTargetHash, getHomeAnchorUrl, paths } from './paths';

it('PUB-01 LOG-01 ADM-01 AGY-01 has the exact paths of the specification', () => {
  const { tag, ...site } = paths.site;
  const listPaths = (group: Record<string, () => string>) => Object.values(group).map((path) => path());
  expect(listPaths(site)).toEqual([
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
  expect(listPaths(paths.signIn)).toEqual(['/login', '/verify-email', '/Password', '/admin']);
  expect(listPaths(paths.admin)).toEqual([
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
  expect(listPaths(paths.agency)).toEqual([
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
  expect(getScrollTargetHash({ pathname, hash: '' })).toBe(hash);
});

it('scrolls to the hash of the URL', () => {
  expect(getScrollTargetHash({ pathname: '/', hash: '#about' })).toBe('#about');
  expect(getScrollTargetHash({ pathname: '/', hash: '#' })).toBe('#home');
});

it('links to a section of the home page', () => {
  expect(getHomeAnchorUrl(anchors.about)).toBe('/#about');
});
