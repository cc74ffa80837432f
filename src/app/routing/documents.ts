import { paths } from '~/domain/paths';

/** The pages that are prerendered, with the file that holds each: a file beside its siblings keeps the exact address. */
export const documents = [
  { path: paths.site.home(), file: 'index.html' },
  // An address that no route knows: hosts answer it with this file, which starts the application too.
  { path: '/404', file: '404.html' },
] as const;
