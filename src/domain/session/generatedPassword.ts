/** Characters that a generated password can contain: letters, digits and seven symbols. */
export const passwordAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789@#$!%&*';

const generatedPasswordLength = 10;

/** Bytes from this value on are discarded, because they would make some characters more likely (modulo bias). */
const biasLimit = 256 - (256 % passwordAlphabet.length);

/**
 * Generates a password. `randomBytes` returns `count` uniformly distributed bytes from a cryptographically secure
 * source.
 */
export function generatePassword(randomBytes: (count: number) => Uint8Array): string {
  let password = '';
  while (password.length < generatedPasswordLength) {
    const unbiasedBytes = randomBytes(generatedPasswordLength - password.length).filter((byte) => byte < biasLimit);
    for (const byte of unbiasedBytes) password += passwordAlphabet.charAt(byte % passwordAlphabet.length);
  }
  return password;
}
