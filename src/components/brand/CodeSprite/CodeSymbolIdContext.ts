import { createContext, use } from 'react';

/** Id of the SVG symbol with the QR code; null outside of a CodeSprite. */
export const CodeSymbolIdContext = createContext<string | null>(null);

export function useCodeSymbolId(): string {
  const symbolId = use(CodeSymbolIdContext);
  if (symbolId === null) throw new Error('An illustration with a code needs a CodeSprite around it.');
  return symbolId;
}
