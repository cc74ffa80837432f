import type { ReactElement } from 'react';

import { fixedColours, productLineColours } from '~/components/theme/tokens';

const { main, pale, deep } = productLineColours.accolades;

export type HairStyle = 'long' | 'short' | 'curly' | 'bun' | 'headscarf';

/** SVG paths of the hair. `back` is drawn behind the head, `front` in front of it. */
const hairPaths: Record<HairStyle, { back?: string; front: string }> = {
  long: {
    back: 'M26 94V50a34 34 0 0 1 68 0v44z',
    front: 'M34 56c0-24 14-34 28-34s26 10 26 32q-20-4-28-18-6 14-26 20z',
  },
  short: { front: 'M34 58c-4-24 8-38 28-38s28 14 24 38l-5-12q-24 0-34-10-2 8-8 10z' },
  curly: {
    front:
      'M34 60a12 12 0 0 1-2-20 13 13 0 0 1 12-17 16 16 0 0 1 30-1 13 13 0 0 1 14 17 12 12 0 0 1-2 21l-5-14q-22 0-42-2z',
  },
  bun: {
    back: 'M60 4a14 14 0 1 1 0 28 14 14 0 0 1 0-28z',
    front: 'M35 56c-1-24 11-32 25-32s26 8 25 32q-16-4-25-16-9 12-25 16z',
  },
  headscarf: {
    back: 'M28 106c-4-24-4-40-2-54a34 34 0 0 1 68 0c2 14 2 30-2 54z',
    front: 'M36 58c-2-22 10-34 24-34s26 12 24 34q-4-20-24-20t-24 20zM36 74q24 22 48 0l6 34H30z',
  },
};

export type PersonProps = {
  hair: HairStyle;
  /** Colour of the clothes. */
  clothes?: string;
};

/** Drawing of the head and shoulders of a smiling person, 120 x 120 units. */
export function Person({ hair, clothes = deep }: PersonProps): ReactElement {
  const { back, front } = hairPaths[hair];
  return (
    <g data-person>
      <path d="M10 120a50 44 0 0 1 100 0z" fill={clothes} />
      {back && <path d={back} fill={fixedColours.night} />}
      <path d="M50 74h20v14a10 10 0 0 1-20 0z" fill={pale} />
      <path d="M50 78q10 10 20 0v6q-10 8-20 0z" fill={main} opacity="0.5" />
      <path d="M60 28c14 0 23 10 23 25 0 17-10 31-23 31S37 70 37 53c0-15 9-25 23-25z" fill={pale} />
      <path d="M60 28c14 0 23 10 23 25 0 17-10 31-23 31z" fill={fixedColours.white} opacity="0.55" />
      <path d={front} fill={fixedColours.night} />
      <path d="M53 70q7 6 14 0" fill="none" stroke={deep} strokeWidth="3" strokeLinecap="round" />
      <g fill={fixedColours.night}>
        <circle cx="50" cy="58" r="3" />
        <circle cx="70" cy="58" r="3" />
      </g>
    </g>
  );
}
