import { fixed, lines } from '~/components/theme/tokens';

const { main, pale, deep } = lines.anchor;

/** A pin that holds its place on a desk. */
export function AnchorPicture() {
  return (
    <>
      <path d="M0 0h480v320H0z" fill={main} />
      <path d="M0 232h480v88H0z" fill={deep} />
      <path d="M56 216h368v24H56zM88 240h24v80H88zM368 240h24v80h-24zM328 200h80v16h-80z" fill={fixed.night} />
      <path d="M240 216l-60-84a72 72 0 1 1 120 0z" fill={pale} />
      <path d="M240 216l60-84a72 72 0 0 0-60-111.8z" fill={fixed.white} opacity="0.6" />
      <path d="M204 52h72v72h-72zM214 62v52h52V62zM224 72h32v32h-32z" fill={fixed.night} fillRule="evenodd" />
      <path d="M336 136h64v64h-64zM80 176h72v8H80z" fill={deep} />
      <path d="M80 184h72v32H80z" fill={pale} />
    </>
  );
}
