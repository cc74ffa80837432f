export type EmailTextProps = { email: string };

/**
 * An address that breaks before its @ where it has to, and stays one text to copy and to search. It runs from the left
 * whatever letters it has: from the right its host would stand first.
 */
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
