import { createContext, use } from 'react';

/** The id of the sprite's symbol; null outside of a sprite. */
export const CodeContext = createContext<string | null>(null);

export function useCodeSymbolId(): string {
  const symbolId = use(CodeContext);
  if (symbolId === null) throw new Error('An illustration with a code needs a CodeSprite around it.');
  return symbolId;
}
