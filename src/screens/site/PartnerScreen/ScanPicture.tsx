import { AllyTag } from '~/components/brand/TagDrawing/AllyTag';
import { AutoSticker } from '~/components/brand/TagDrawing/AutoSticker';
import { Award } from '~/components/brand/TagDrawing/Award';
import { fixedColours, fonts, productLineColours } from '~/components/theme/tokens';
import { getDemoTag } from '~/domain/tag/demoTags';

import { partnerCopy } from './PartnerScreen.copy';

const { label, owner, message, reply } = partnerCopy.picture;
const { auto: autoColours } = productLineColours;

/**
 * Picture for dark surfaces: tags of three products, and the chat after a scan. The CodeSprite around it provides the
 * QR code.
 */
export function ScanPicture() {
  return (
    <svg viewBox="0 0 488 320" width="100%" role="img" aria-label={label} fontFamily={fonts.text} fontWeight="600">
      <path d="M0 0h488v320H0z" fill={fixedColours.nightRing} />
      <g transform="translate(124 10) scale(0.7)">
        <Award />
      </g>
      <g transform="translate(14 92) scale(0.66) rotate(-6 70 20)">
        <AllyTag hasStrap />
      </g>
      <g transform="translate(82 122) scale(0.87) rotate(4 86 105)">
        <AutoSticker hexacode={getDemoTag('car').code} />
      </g>
      <path
        d="M248 128a44 44 0 0 1 0 64M268 106a74 74 0 0 1 0 108"
        fill="none"
        stroke={fixedColours.signal}
        strokeWidth="6"
      />
      <rect x="304" y="20" width="156" height="280" rx="26" fill={fixedColours.nightEdge} />
      <rect x="306" y="22" width="152" height="276" rx="24" fill={fixedColours.night} />
      <rect x="313" y="29" width="138" height="262" rx="18" fill={fixedColours.white} />
      <circle cx="338" cy="58" r="14" fill={autoColours.pale} />
      <path d="M329 66a9 8 0 0 1 18 0 14 14 0 0 1-18 0z" fill={fixedColours.blue} />
      <circle cx="338" cy="54" r="5.500" fill={fixedColours.night} />
      <text x="360" y="64" fontSize="17" fill={fixedColours.night}>
        {owner}
      </text>
      <path d="M313 84h138" stroke={fixedColours.dayLine} strokeWidth="2" />
      <path
        d="M343 104h86a12 12 0 0 1 12 12v64l-14-12h-84a12 12 0 0 1-12-12v-40a12 12 0 0 1 12-12z"
        fill={autoColours.main}
      />
      <g fontSize="16" fill={fixedColours.white}>
        {message.map((line, index) => (
          <text key={line} x="343" y={132 + 23 * index}>
            {line}
          </text>
        ))}
      </g>
      <path
        d="M335 196h84a12 12 0 0 1 12 12v40a12 12 0 0 1-12 12h-82l-14 12v-64a12 12 0 0 1 12-12z"
        fill={fixedColours.blueSoft}
      />
      <g fontSize="16" fill={fixedColours.night}>
        {reply.map((line, index) => (
          <text key={line} x="335" y={224 + 23 * index}>
            {line}
          </text>
        ))}
      </g>
    </svg>
  );
}
