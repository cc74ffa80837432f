import { fixedColours, productLineColours } from '~/components/theme/tokens';

import { TagCode } from '../CodeSprite/TagCode';

const { main, pale, deep } = productLineColours.anchor;

/** Illustration of a map pin with the tag, in front of a shop. */
export function AnchorPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 256h480v64H0z" fill={deep} />
      <path d="M40 56h256v200H40z" fill={pale} />
      <path d="M32 40h272v24H32z" fill={deep} />
      <path d="M64 152h72v104H64zM160 152h80v72h-80z" fill={fixedColours.night} />
      <path d="M120 200h8v16h-8z" fill={pale} />
      <g fill={deep}>
        <path d="M24 80h48v36a24 24 0 0 1-48 0zM120 80h48v36a24 24 0 0 1-48 0zM216 80h48v36a24 24 0 0 1-48 0z" />
      </g>
      <path
        d="M72 80h48v36a24 24 0 0 1-48 0zM168 80h48v36a24 24 0 0 1-48 0zM264 80h48v36a24 24 0 0 1-48 0z"
        fill={fixedColours.white}
      />
      <ellipse cx="344" cy="288" rx="56" ry="14" fill={main} />
      <path d="M344 290c-8-36-24-64-64-104a90 90 0 1 1 128 0c-40 40-56 68-64 104z" fill={fixedColours.night} />
      <path d="M344 290V32a90 90 0 0 1 64 154c-40 40-56 68-64 104z" fill={fixedColours.night3} />
      <TagCode x={290} y={68} size={108} cornerRadius={8} />
    </>
  );
}
