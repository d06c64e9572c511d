/** An email in a narrow place: where it does not fit, it breaks before its @ first. */
export function EmailText({ children }: { children: string }) {
  const at = children.lastIndexOf('@');
  return (
    <span>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
