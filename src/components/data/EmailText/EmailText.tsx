export type EmailTextProps = { email: string };

/**
 * Maximum length of an email address that stays on one line in tables. Longer ones can wrap, to keep columns narrow.
 */
const maxOneLineLength = 28;

/** Maximum length of an email address that never wraps. */
const maxUnbrokenLength = 18;

/** Email address that can wrap before the @. It is always left to right, even if it contains Arabic letters. */
export function EmailText({ email }: EmailTextProps) {
  const atIndex = email.lastIndexOf('@');
  if (atIndex <= 0) return email;
  return (
    <bdi dir="ltr" {...(email.length <= maxOneLineLength ? { 'data-short': true } : {})}>
      {email.slice(0, atIndex)}
      {email.length > maxUnbrokenLength && <wbr />}
      {email.slice(atIndex)}
    </bdi>
  );
}
