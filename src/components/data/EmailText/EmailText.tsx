export type EmailTextProps = { email: string };

/** An email address that can wrap before the @. Left to right, because Arabic names would move the host first. */
export function EmailText({ email }: EmailTextProps) {
  const at = email.lastIndexOf('@');
  if (at <= 0) return email;
  return (
    <bdi dir="ltr">
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </bdi>
  );
}
