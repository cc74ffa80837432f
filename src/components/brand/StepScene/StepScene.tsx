import type { ReactNode } from 'react';

import { fixed, lines, schemes } from '~/components/theme/tokens';

import { TagCode } from '../CodeSheet/TagCode';

const { muted, fieldLine } = schemes.light;
const { deep } = lines.auto;

export type StepSceneName = 'get' | 'customise' | 'attach' | 'connect';

/** A tag that comes out of its box. */
const get = (
  <>
    <path d="M48 96l24-24h96l24 24z" fill={deep} />
    <TagCode x={80} y={16} side={80} radius={8} />
    <path d="M48 96h144v64H48z" fill={fixed.blue} />
    <path d="M64 120h48v8H64zM64 136h32v8H64z" fill={fixed.blueSoft} />
  </>
);

/** Three switches of the app, one of them off. */
const customise = (
  <>
    <rect x="72" y="16" width="96" height="160" rx="12" fill={fixed.night} />
    <rect x="78" y="22" width="84" height="148" rx="7" fill={fixed.white} />
    <path d="M88 40h64v16H88z" fill={fixed.blue} />
    <path d="M88 71h40v6H88zM88 95h40v6H88zM88 119h40v6H88z" fill={muted} />
    <path
      d="M142 68h8a6 6 0 0 1 0 12h-8a6 6 0 0 1 0-12zM142 92h8a6 6 0 0 1 0 12h-8a6 6 0 0 1 0-12z"
      fill={fixed.blue}
    />
    <path d="M142 116h8a6 6 0 0 1 0 12h-8a6 6 0 0 1 0-12z" fill={fieldLine} />
    <g fill={fixed.white}>
      <circle cx="150" cy="74" r="4" />
      <circle cx="150" cy="98" r="4" />
      <circle cx="142" cy="122" r="4" />
    </g>
  </>
);

/** The tag on a collar. */
const attach = (
  <>
    <path d="M0 40h240v32H0z" fill={fixed.blue} />
    <path d="M0 48h240" stroke={fixed.blueSoft} strokeWidth="2" strokeDasharray="8 6" />
    <circle cx="120" cy="72" r="14" fill="none" stroke={fixed.night} strokeWidth="6" />
    <TagCode x={80} y={72} side={80} radius={10} />
  </>
);

/** A phone that has read a tag, and the chat that follows. */
const connect = (
  <>
    <rect x="24" y="24" width="88" height="160" rx="12" fill={fixed.night} />
    <rect x="30" y="30" width="76" height="148" rx="7" fill={fixed.white} />
    <path d="M48 56h40v40H48zM54 62v28h28V62zM60 68h16v16H60z" fill={fixed.night} fillRule="evenodd" />
    <path d="M40 112h56v4H40zM40 124h40v4H40z" fill={fieldLine} />
    <path d="M128 24h88a8 8 0 0 1 8 8v40a8 8 0 0 1-8 8h-64l-24 16z" fill={fixed.blue} />
    <path d="M136 104h64a8 8 0 0 1 8 8v24h-72a8 8 0 0 1-8-8v-16a8 8 0 0 1 8-8z" fill={fixed.night} />
    <path d="M144 40h56v6h-56zM144 56h40v6h-40zM144 117h40v6h-40z" fill={fixed.white} />
  </>
);

const scenes: Record<StepSceneName, ReactNode> = { get, customise, attach, connect };

export type StepSceneProps = { scene: StepSceneName };

/** What happens in a step: 3:2, cut to a square where the place is one. */
export function StepScene({ scene }: StepSceneProps) {
  return (
    <svg viewBox="0 0 240 160" width="240" height="160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {scenes[scene]}
    </svg>
  );
}
