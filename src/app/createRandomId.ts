/** Formats bytes as hexadecimal digits. */
export const formatHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns a random id of 32 hexadecimal digits. Pages that are not served over HTTPS have no `crypto.randomUUID`. */
export const createRandomId = () => formatHex(crypto.getRandomValues(new Uint8Array(16)));
