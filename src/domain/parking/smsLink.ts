/**
 * Returns a link that opens the messaging app with a draft of the message. RFC 5724 defines `?body=`, but older
 * versions of iOS need `&body=`; `?&body=` works with both (vue-social-sharing #335).
 */
export function getSmsLink(number: string, text: string): string {
  return `sms:${number}?&body=${encodeURIComponent(text)}`;
}

/** Returns the text of a QR code that opens a draft of the message on Android and iOS (format: QRCoder #296). */
export function getSmsQrPayload(number: string, text: string): string {
  return `SMSTO:${number}:${text}`;
}
