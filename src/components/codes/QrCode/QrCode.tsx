import { useMemo } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import { drawQr, qrQuietZone } from '~/domain/codes/qr';

export type QrCodeProps = {
  /** Text to encode. */
  payload: string;
  /** Accessible name, which should say where the code leads. */
  label: string;
  /** Width and height in px, including the quiet zone. */
  size: number;
};

/** A QR code. Its modules are dark on white in both colour schemes, so that phones can scan it from a screen. */
export function QrCode({ payload, label, size }: QrCodeProps) {
  const code = useMemo(() => drawQr(payload), [payload]);
  const sideInModules = code.moduleCount + 2 * qrQuietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-qrQuietZone} ${-qrQuietZone} ${sideInModules} ${sideInModules}`}
      shapeRendering="crispEdges"
    >
      <rect x={-qrQuietZone} y={-qrQuietZone} width={sideInModules} height={sideInModules} fill={fixedColours.white} />
      <path d={code.path} fill={fixedColours.night} />
    </svg>
  );
}
