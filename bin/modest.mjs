/** An office server has quiet hours: less memory is kept for the next rush, in JavaScript and in the C library. */
export const modest = { flags: ['--max-semi-space-size=8'], environment: { MALLOC_ARENA_MAX: '2' } }
