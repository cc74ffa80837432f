/** As many random bytes as wanted, from the browser's own source for secrets. */
export function randomBytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}
