/** A slow machine multiplies it: a limit is for what hangs, and time never decides a test. `PATIENCE=4` waits four times as long. */
const times = Number(process.env.PATIENCE ?? 1)

/** As long as one thing may take to happen, and as a whole test may take. */
export const patience = 60_000 * times
export const mostOfATest = 1_200_000 * times
