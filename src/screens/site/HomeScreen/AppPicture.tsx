import { fixed, fonts, lines, schemes } from '~/components/theme/tokens';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.app.screen;
const { line, muted } = schemes.light;

type RowProps = { y: number; colour: string; name: string; kind: string };

function TagRow({ y, colour, name, kind }: RowProps) {
  return (
    <g transform={`translate(64 ${y})`}>
      <rect width="232" height="80" rx="12" fill={fixed.white} stroke={line} />
      <rect x="12" y="12" width="56" height="56" rx="8" fill={colour} />
      <path d="M26 26h28v28H26zM30 30v20h20V30zM34 34h12v12H34z" fill={fixed.white} fillRule="evenodd" />
      <text x="84" y="36" fontWeight="700" fontSize="18">
        {name}
      </text>
      <text x="84" y="58" fontSize="13" fill={muted}>
        {kind}
      </text>
      <path d="M208 34l6 6-6 6" fill="none" stroke={fixed.night} strokeWidth="2" />
    </g>
  );
}

/** The owner's list of tags on a phone, cut off by the block's lower edge. */
export function AppPicture() {
  return (
    <svg viewBox="0 0 360 400" width="360" height="400" aria-hidden="true">
      <path d="M32 48A48 48 0 0 1 80 0h200a48 48 0 0 1 48 48v352H32z" fill={fixed.night} />
      <path d="M48 48a32 32 0 0 1 32-32h200a32 32 0 0 1 32 32v352H48z" fill={fixed.mist} />
      <rect x="140" y="28" width="80" height="20" rx="10" fill={fixed.night} />
      <g fontFamily={fonts.text} fill={fixed.night}>
        <text x="72" y="104" fontFamily={fonts.heading} fontWeight="700" fontSize="28" letterSpacing="-0.6">
          {copy.title}
        </text>
        <TagRow y={128} colour={lines.auto.main} name="Auto" kind={copy.auto} />
        <TagRow y={224} colour={lines.ally.main} name="Ally" kind={copy.ally} />
        <rect x="64" y="328" width="232" height="48" rx="8" fill={fixed.blue} />
        <text x="180" y="358" textAnchor="middle" fontWeight="600" fontSize="16" fill={fixed.white}>
          {copy.action}
        </text>
      </g>
    </svg>
  );
}
