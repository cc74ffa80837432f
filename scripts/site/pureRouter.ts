import type { Plugin } from 'vite';

/**
 * The router's package says that loading it has no effects, but makes its components in ways that it does not mark as
 * free of them, and then names them. The bundler has to keep what it can not know to be unused: forms, prefetching,
 * server rendering. Marked and without the names, which only developer tools show, they go: a fifth of the router.
 * Its exports lead to the build for developers alone; what that one warns of goes too.
 */
export function pureRouter(): Plugin {
  return {
    name: 'pure-router',
    apply: 'build',
    transform: {
      filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({ code: markPure(code), map: null }),
    },
  };
}

/** `code` with its components marked as pure and without display names, and no warnings for developers. */
export function markPure(code: string): string {
  return code
    .replace(/^(var \w+ = )(?=React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ ')
    .replace(/^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm, '$1/* @__PURE__ */ (() => $2)();')
    .replace(/^var ENABLE_DEV_WARNINGS = true;$/m, 'var ENABLE_DEV_WARNINGS = false;')
    .replace(/^\w+\.displayName = "[^"]*";$/gm, '');
}
