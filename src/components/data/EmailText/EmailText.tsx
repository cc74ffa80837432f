export type EmailTextProps = { email: string };

/** Email address that can wrap before the @. It is left to right even if the part before the @ is Arabic. */
export function EmailText({ email }: EmailTextProps) {
  const atIndex = email.lastIndexOf('@');
  if (atIndex <= 0) return email;
  return (
    <bdi dir="ltr">
      {email.slice(0, atIndex)}
      <wbr />
      {email.slice(atIndex)}
    </bdi>
  );
}
