export type EmailTextProps = { email: string };

/** Email address that can wrap before the @. Always left to right: after an Arabic name, the host would come first. */
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
