import { registerHooks } from 'node:module';

/**
 * The test runner starts its processes with the condition `import` for everything, so that a CommonJS package that
 * requires another is handed what is meant for ESM: `ws` without its `Server`, `helmet` without its function. Here
 * `require` gets what it asks for.
 */
registerHooks({
  resolve: (specifier, context, next) => {
    if (!context.conditions.includes('require')) return next(specifier, context);
    return next(specifier, { ...context, conditions: context.conditions.filter(one => one !== 'import' && one !== 'module') });
  },
});
