export type EmailTextProps = { email: string };

/** An address with more characters wraps in tables even if there is room for it on one line. */
const maxShortLength = 32;

/** Email address that can wrap before the @, except short ones in wide tables. It is left to right even if the part before the @ is Arabic. */
export function EmailText({ email }: EmailTextProps) {
  const atIndex = email.lastIndexOf('@');
  if (atIndex <= 0) return email;
  return (
    <bdi dir="ltr" {...(email.length <= maxShortLength ? { 'data-short': true } : {})}>
      {email.slice(0, atIndex)}
      <wbr />
      {email.slice(atIndex)}
    </bdi>
  );
}
