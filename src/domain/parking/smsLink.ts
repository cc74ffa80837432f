/**
 * Link that opens the messaging app with a draft. RFC 5724 has `?body=`, older iOS wanted `&body=`; both accept
 * `?&body=` (vue-social-sharing #335).
 */
export function smsLink(number: string, text: string): string {
  return `sms:${number}?&body=${encodeURIComponent(text)}`;
}

/** The same for a QR code, in the format that Android and iOS read (QRCoder #296). */
export function smsQrPayload(number: string, text: string): string {
  return `SMSTO:${number}:${text}`;
}
