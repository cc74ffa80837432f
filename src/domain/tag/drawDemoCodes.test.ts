import { expect, it } from 'vitest';

import { drawQr } from '../codes/qr';
import { demoCodes } from './demoTags';
import { drawDemoCodes } from './drawDemoCodes';

it('draws the URL of each tag page', () => {
  const drawings = drawDemoCodes('https://tag.example.com');
  expect(Object.keys(drawings).sort()).toEqual([...demoCodes].sort());
  for (const code of demoCodes) expect(drawings[code]).toEqual(drawQr(`https://tag.example.com/t/${code}`));
});
