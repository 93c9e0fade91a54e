/** As long as a busy machine may need: a limit is for what hangs, and time never decides a test. `PATIENCE=4` waits four times as long. */
export const patience = 30_000 * Number(process.env.PATIENCE ?? 1)
