/**
 * Turns off zod's schema compilation, which the content security policy forbids. Schemas are created while their modules
 * load, so this runs first; it sets zod's global because importing zod would make the boot script ten times as large.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
