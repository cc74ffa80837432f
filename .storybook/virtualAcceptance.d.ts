declare module 'virtual:acceptance' {
  /** Stories and tests that show each requirement, by acceptance id. Tests have no `storyId`. */
  const evidence: Record<string, readonly { name: string; storyId?: string }[] | undefined>;
  export default evidence;
}
