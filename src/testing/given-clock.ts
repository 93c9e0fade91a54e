import { shiftClock } from './shift-clock.ts'

/**
 * What Node loads before anything else in a run of tests: the clock starts at a time that was given to the run and goes on from there,
 * the same in every process. The product has one clock and no way to move it.
 */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
if (ahead !== 0) shiftClock((real) => real() + ahead)
