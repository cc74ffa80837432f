import { formatHex } from '~/domain/number/formatHex';

/** Returns a random id of 32 hexadecimal digits. Pages that are not served over HTTPS have no `crypto.randomUUID`. */
export const createRandomId = () => formatHex(crypto.getRandomValues(new Uint8Array(16)));
