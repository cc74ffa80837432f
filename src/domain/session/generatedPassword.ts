/** What a generated password is made of: letters, digits and the seven signs. */
export const passwordAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@#$!%&*';

/** Characters of a generated password. */
export const generatedPasswordLength = 10;

/** Bytes from here on would make some characters likelier than others and are thrown away. */
const unfair = 256 - (256 % passwordAlphabet.length);

/**
 * A new random password. `randomBytes` gives as many bytes as it is asked for, each of the 256 values equally likely;
 * in a browser that is `crypto.getRandomValues`, never `Math.random`.
 */
export function generatePassword(randomBytes: (count: number) => Uint8Array): string {
  let password = '';
  while (password.length < generatedPasswordLength) {
    const fair = randomBytes(generatedPasswordLength - password.length).filter((byte) => byte < unfair);
    for (const byte of fair) password += passwordAlphabet.charAt(byte % passwordAlphabet.length);
  }
  return password;
}
