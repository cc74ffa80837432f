import { isRecord } from './isRecord';

/** Parses the JSON text of an object. Returns undefined for other JSON values and for invalid JSON; never throws. */
export function parseJsonObject(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
