/**
 * Turns off zod's JIT compiler, which uses `eval`; the content security policy forbids that. Import this file first,
 * since schemas are created while modules load. Sets zod's global variable, because importing zod would make the boot
 * script ten times as large.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
