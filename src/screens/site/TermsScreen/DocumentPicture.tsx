import { HeroPicture } from '~/components/site/PageHero/HeroPicture';
import { fixedColours } from '~/components/theme/tokens';

/** Decorative picture for a dark PageHero: a document with a check mark. */
export function DocumentPicture() {
  return (
    <HeroPicture>
      <path d="M184 48a16 16 0 0 1 16-16h152l56 56v200H184z" fill={fixedColours.white} />
      <path d="M352 32l56 56h-56z" fill={fixedColours.stitch} />
      <path d="M216 64h49v49h-49zM223 71v35h35V71zM230 78h21v21h-21z" fill={fixedColours.blue} fillRule="evenodd" />
      <path
        d="M216 140h160v10H216zM216 168h160v10H216zM216 196h104v10H216zM216 224h120v10H216zM216 252h80v10h-80z"
        fill={fixedColours.dayLine}
      />
      <circle cx="416" cy="208" r="52" fill={fixedColours.blue} />
      <path d="M392 208l18 18 32-34" fill="none" stroke={fixedColours.white} strokeWidth="14" />
    </HeroPicture>
  );
}
