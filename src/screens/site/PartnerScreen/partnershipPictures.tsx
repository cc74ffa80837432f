import { AllyTag } from '~/components/brand/TagDrawing/AllyTag';
import { AutoSticker } from '~/components/brand/TagDrawing/AutoSticker';
import { Award } from '~/components/brand/TagDrawing/Award';
import { Person } from '~/components/brand/Person/Person';
import { fixedColours, productLineColours } from '~/components/theme/tokens';

const { auto: autoColours, ally: allyColours, accolades: accoladesColours } = productLineColours;
const { main: coinColour, pale: coinLightColour, deep: coinEdgeColour } = accoladesColours;
const { night, night3, white, blue, signal: signalColour, dayLine: dayLineColour } = fixedColours;

/** Picture of the first step, buying from an agency: a printer with a sheet of stickers. */
const printerPicture = (
  <>
    <path d="M60 12h120v92H60z" fill={white} />
    <g transform="translate(69 22) scale(0.27)">
      <AutoSticker />
    </g>
    <g transform="translate(125 22) scale(0.27)">
      <AutoSticker />
    </g>
    <path d="M44 86h152a14 14 0 0 1 14 14v60H30v-60a14 14 0 0 1 14-14z" fill={night} />
    <path d="M52 98h136v6H52zM30 132h180v4H30z" fill={night3} />
    <circle cx="190" cy="118" r="5" fill={signalColour} />
  </>
);

/** Picture of the second step, passing the tags on: a bag of tags, and the customer who gets them. */
const handoverPicture = (
  <>
    <g transform="translate(118 34) scale(1.06)">
      <Person hair="curly" clothes={allyColours.main} />
    </g>
    <g transform="translate(30 36) scale(0.33) rotate(-10 70 90)">
      <AllyTag />
    </g>
    <g transform="translate(102 26) scale(0.33) rotate(8 78 110)">
      <Award />
    </g>
    <g transform="translate(62 16) scale(0.36)">
      <AutoSticker />
    </g>
    <path d="M18 80h136l-8 90H26z" fill={blue} />
    <path d="M18 80h136l-.9 10H18.900z" fill={autoColours.deep} />
    <path d="M66 104h40v40H66zM72.500 110.500v27h27v-27zM79 117h14v14H79z" fill={white} fillRule="evenodd" />
  </>
);

/** Draws a pile of coins, seen slightly from above. `x` is its left edge; `tops` are the coins' upper edges. */
const drawCoins = (x: number, tops: number[]) =>
  tops.map((y) => (
    <g key={y} transform={`translate(${x} ${y})`}>
      <path d="M0 0v11a24 7 0 0 0 48 0V0z" fill={coinEdgeColour} />
      <path d="M0 0v9a24 7 0 0 0 48 0V0z" fill={coinColour} />
      <path d="M7 4v9M13 6v9M19 7v9" stroke={coinLightColour} strokeWidth="2" opacity="0.7" />
      <ellipse cx="24" rx="24" ry="7" fill={coinLightColour} />
      <ellipse cx="24" rx="17" ry="4.500" fill={coinColour} />
    </g>
  ));

/** Picture of the third step, earning: a signed agreement and two piles of coins. */
const earningsPicture = (
  <g transform="translate(-16 0)">
    <path d="M38 18h64l20 20v142H38z" fill={white} />
    <path d="M102 18l20 20h-20z" fill={dayLineColour} />
    <path d="M52 40h36v8H52z" fill={night} />
    <path d="M52 60h56v5H52zM52 74h56v5H52zM52 88h40v5H52z" fill={dayLineColour} />
    <path d="M52 126q8-20 14-6t14-4q4-8 8 2t18 0" fill="none" stroke={blue} strokeWidth="4" strokeLinecap="round" />
    <path d="M52 138h56v3H52z" fill={night} />
    {drawCoins(132, [142, 128, 114])}
    {drawCoins(184, [142, 128, 114, 100, 86, 72])}
    <path d="M126 158h110v4H126z" fill={autoColours.deep} />
  </g>
);

/** Pictures of the steps of a partnership. Their QR codes come from the CodeSprite around them. */
export const partnershipPictures = [printerPicture, handoverPicture, earningsPicture];
