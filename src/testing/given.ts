import { timeOn } from '../values/days.ts'

/** An ordinary Tuesday morning in Salalah. `CLOCK=2028-02-29T12:00` gives another, `CLOCK=machine` the machine's own. */
const usual = '2026-11-24T10:00'

/** Gives the clock to this run and to every process it starts; whoever was started by such a run has it already. */
export function giveClock() {
  if (process.env.CLOCK_AHEAD_MS) return
  const asked = process.env.CLOCK ?? usual
  const [day = '', time = ''] = asked.split('T')
  const ahead = asked === 'machine' ? 0 : timeOn(day, time).getTime() - Date.now()
  if (Number.isNaN(ahead)) throw new Error('CLOCK is a time in Salalah like 2026-11-24T10:00, or machine')
  process.env.CLOCK_AHEAD_MS = String(ahead)
  process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${new URL('./given-clock.ts', import.meta.url)}`
}
