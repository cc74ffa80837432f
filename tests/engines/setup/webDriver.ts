import { commandTimeout } from './engine';

/** Sends a command of the WebDriver protocol (w3.org/TR/webdriver2) and returns its result. */
export async function sendCommand<Result>(
  url: string,
  method: 'GET' | 'POST' | 'DELETE' = 'GET',
  body?: unknown,
): Promise<Result> {
  const response = await fetch(url, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(commandTimeout),
  });
  const { value } = (await response.json()) as { value: Result };
  if (!response.ok) throw new Error(`${method} ${new URL(url).pathname}: ${JSON.stringify(value)}`);
  return value;
}

/** Code points with which WebDriver encodes the keys that are not characters. */
export const keyCodes = { Enter: '\uE007', Escape: '\uE00C', Shift: '\uE008', Tab: '\uE004' } as const;

/** Returns the actions that press and release a key for each character. */
export const createKeyActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];

/** Returns the actions that move the mouse pointer to a position of the viewport in px, and click. */
export const createClickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
