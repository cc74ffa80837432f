declare module 'virtual:stories' {
  /** All stories of the project, sorted by the paths of their files. */
  export const stories: readonly import('./storyFiles').ListedStory[];
  /** Stories and tests of each requirement, by acceptance id. */
  export const evidence: Record<string, readonly import('./storyFiles').Evidence[] | undefined>;
}

declare module 'virtual:icons' {
  /** The Lucide icons that the product uses, by name. */
  const icons: Record<string, import('react').ComponentType<{ size?: number }>>;
  export default icons;
}
