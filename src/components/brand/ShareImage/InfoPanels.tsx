import { fixedColours } from '~/components/theme/tokens';

/** Illustration in the share image of the Contact page: two speech bubbles. */
export function ContactPanel() {
  return (
    <>
      <path d="M0 0h560v630H0z" fill={fixedColours.blueSoft} />
      <path
        d="M80 80h328a24 24 0 0 1 24 24v152a24 24 0 0 1-24 24H144l-88 64V104a24 24 0 0 1 24-24z"
        fill={fixedColours.blue}
      />
      <path d="M104 136h280v24H104zM104 192h184v24H104z" fill={fixedColours.white} />
      <path d="M504 352v224l-72-56H200a24 24 0 0 1-24-24V376a24 24 0 0 1 24-24z" fill={fixedColours.night} />
      <g fill={fixedColours.white}>
        <circle cx="272" cy="436" r="20" />
        <circle cx="340" cy="436" r="20" />
        <circle cx="408" cy="436" r="20" />
      </g>
    </>
  );
}

/** Illustration in the share image of the Privacy page: a lock with a finder pattern as its keyhole. */
export function PrivacyPanel() {
  return (
    <>
      <path d="M0 0h560v630H0z" fill={fixedColours.blue} />
      <path d="M168 304v-88a112 112 0 0 1 224 0v88" fill="none" stroke={fixedColours.night} strokeWidth="56" />
      <rect x="104" y="272" width="352" height="280" rx="32" fill={fixedColours.blueSoft} />
      <path d="M280 272h144a32 32 0 0 1 32 32v216a32 32 0 0 1-32 32H280z" fill={fixedColours.white} />
      <path
        d="M210 342h140v140H210zM230 362v100h100V362zM250 382h60v60h-60z"
        fill={fixedColours.night}
        fillRule="evenodd"
      />
    </>
  );
}

/** Illustration in the share image of the Terms page: a document with a folded corner and a check mark. */
export function TermsPanel() {
  return (
    <>
      <path d="M0 0h560v630H0z" fill={fixedColours.blue} />
      <path d="M112 64h240l96 96v406H112z" fill={fixedColours.white} />
      <path d="M352 64l96 96h-96z" fill={fixedColours.stitch} />
      <path
        d="M160 128h98v98h-98zM174 142v70h70v-70zM188 156h42v42h-42z"
        fill={fixedColours.night}
        fillRule="evenodd"
      />
      <path
        d="M160 272h240v20H160zM160 328h240v20H160zM160 384h160v20H160zM160 440h112v20H160z"
        fill={fixedColours.dayLine}
      />
      <circle cx="416" cy="496" r="80" fill={fixedColours.night} />
      <path d="M376 496l28 28 52-56" fill="none" stroke={fixedColours.white} strokeWidth="24" />
    </>
  );
}
