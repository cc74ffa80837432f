import { expect, it } from 'vitest';

import { drawQr } from '../codes/qr';
import { demonstrationCodes } from './demonstration';
import { drawDemonstrationCodes } from './demonstrationDrawings';

it('draws the URL of each tag page', () => {
  const drawings = drawDemonstrationCodes('https://tag.example.com');
  expect(Object.keys(drawings).sort()).toEqual([...demonstrationCodes].sort());
  for (const code of demonstrationCodes) expect(drawings[code]).toEqual(drawQr(`https://tag.example.com/t/${code}`));
});
