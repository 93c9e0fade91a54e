/** A slow machine multiplies it: time never decides a test. */
const times = Number(process.env.PATIENCE ?? 1)

/** As long as one thing may take to happen, and as a whole test may take, before it counts as one that hangs. */
export const patience = 60_000 * times
export const mostOfATest = 900_000 * times
