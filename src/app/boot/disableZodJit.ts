/**
 * zod compiles its object schemas by default, which the content security policy rightly forbids. Schemas are made while
 * their modules load, in an order that the bundler chooses, so zod is told before any of them: by the global that it
 * keeps its settings in, since importing it here would make the first script ten times as large.
 */
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });
