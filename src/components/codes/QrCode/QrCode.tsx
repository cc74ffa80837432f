import { useMemo } from 'react';

import { fixed } from '~/components/theme/tokens';
import { drawQr, quietModules } from '~/domain/codes/qr';

export type QrCodeProps = {
  /** Text to encode. */
  payload: string;
  /** Accessible name: the target of the code. */
  label: string;
  /** Width and height in px, the quiet zone included. */
  size: number;
};

/** A QR code that can be scanned from the screen, in light and dark: dark modules on a white patch. */
export function QrCode({ payload, label, size }: QrCodeProps) {
  const code = useMemo(() => drawQr(payload), [payload]);
  const side = code.size + 2 * quietModules;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
      shapeRendering="crispEdges"
    >
      <rect x={-quietModules} y={-quietModules} width={side} height={side} fill={fixed.white} />
      <path d={code.path} fill={fixed.night} />
    </svg>
  );
}
