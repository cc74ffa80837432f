import { HeroPicture } from '~/components/site/PageHero/HeroPicture';
import { fixedColours, fonts } from '~/components/theme/tokens';

import { contactCopy } from './ContactScreen.copy';

const copy = contactCopy.hero.picture;

/** Decorative picture for a dark PageHero: a chat with a question and its answer. */
export function ChatPicture() {
  return (
    <HeroPicture>
      <g fontFamily={fonts.text} fontWeight="600" fontSize="28">
        <g transform="translate(4 14) scale(0.84)">
          <circle cx="80" cy="88" r="40" fill={fixedColours.blueSoft} />
          <path d="M80 48a40 40 0 0 1 0 80z" fill={fixedColours.white} />
          <path d="M54 118.4a26 26 0 0 1 52 0 40 40 0 0 1-52 0z" fill={fixedColours.blue} />
          <path d="M64 76a16 16 0 1 1 32 0 16 16 0 0 1-32 0z" fill={fixedColours.night} />
        </g>
        <path
          d="M136 48h448a16 16 0 0 1 16 16v48a16 16 0 0 1-16 16H152l-32 20V64a16 16 0 0 1 16-16z"
          fill={fixedColours.blue}
        />
        <text x="144" y="98" fill={fixedColours.white}>
          {copy.question}
        </text>
        <path
          d="M56 160h452a16 16 0 0 1 16 16v84l-32-20H56a16 16 0 0 1-16-16v-48a16 16 0 0 1 16-16z"
          fill={fixedColours.blueSoft}
        />
        <text x="64" y="210" fill={fixedColours.night}>
          {copy.answer}
        </text>
        <rect x="540" y="168" width="72" height="72" rx="12" fill={fixedColours.night3} />
        <path
          d="M552 180h48v48h-48zM560 188v32h32v-32zM568 196h16v16h-16z"
          fill={fixedColours.white}
          fillRule="evenodd"
        />
      </g>
    </HeroPicture>
  );
}
