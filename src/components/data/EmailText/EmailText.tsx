export type EmailTextProps = { email: string };

/** An address that breaks before its @ where it has to, and stays one text to copy and to search. */
export function EmailText({ email }: EmailTextProps) {
  const at = email.lastIndexOf('@');
  if (at <= 0) return email;
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
