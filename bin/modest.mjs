import { fileURLToPath } from 'node:url'

/**
 * An office server has quiet hours: less memory is kept for the next rush, in JavaScript and in the C library.
 * What Node made of our sources the first time is kept, so the next start need not read them anew.
 */
export const modest = {
  flags: ['--max-semi-space-size=8'],
  environment: {
    MALLOC_ARENA_MAX: '2',
    NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)),
  },
}
