/**
 * A link that opens the messaging app with `text` written to `number`; sending it stays with the person. RFC 5724 has
 * `?body=`, older iOS wanted `&body=`: both readings find the body in `?&body=` (vue-social-sharing #335).
 */
export function smsLink(number: string, text: string): string {
  return `sms:${number}?&body=${encodeURIComponent(text)}`;
}

/** The same for a QR code, as phones of both systems read it (QRCoder #296). */
export function smsToPayload(number: string, text: string): string {
  return `SMSTO:${number}:${text}`;
}
