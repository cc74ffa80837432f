import { Parser } from 'saxen';

import { yieldToMain } from './yieldToMain';

/** Number of characters that are parsed in one task. Such a task takes a few milliseconds. */
const chunkLength = 262_144;

export type XmlHandlers = {
  /**
   * Called at each start tag with the name of the element, without namespace prefix. Attribute values still contain
   * entities such as `&amp;`, which `decode` replaces.
   */
  onOpen: (name: string, getAttributes: () => Record<string, string>, decode: (value: string) => string) => void;
  onText?: (text: string) => void;
  onClose?: (name: string) => void;
  /** Parsing stops when this function returns true. */
  isDone?: () => boolean;
};

const removePrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses an XML document in chunks, so that the page responds to input. Throws if it is not well-formed. */
export async function parseXml(xml: string, { onOpen, onText, onClose, isDone }: XmlHandlers): Promise<void> {
  if (xml === '') return;
  const parser = new Parser();
  parser.on('openTag', (name, getAttributes, decode) => onOpen(removePrefix(name), getAttributes, decode));
  if (onClose) parser.on('closeTag', (name) => onClose(removePrefix(name)));
  if (onText) parser.on('text', (text, decode) => onText(decode(text))).on('cdata', onText);
  let parseError: Error | undefined;
  parser.on('error', (error) => (parseError ??= error));
  for (let start = 0; start < xml.length; start += chunkLength) {
    parser.write(xml.slice(start, start + chunkLength));
    if (parseError) throw parseError;
    if (isDone?.()) return;
    await yieldToMain();
  }
  parser.end();
  if (parseError) throw parseError;
}
