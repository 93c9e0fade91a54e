import type { House } from './context.ts'

type Round = (house: House) => Promise<unknown>

/** What an area does by itself, one after another. What fails keeps nothing else from being done, and is told to whoever called. */
export const inTurn =
  (...rounds: readonly Round[]) =>
  async (house: House) => {
    const failed: unknown[] = []
    for (const round of rounds) {
      try {
        await round(house)
      } catch (error) {
        failed.push(error)
      }
    }
    if (failed.length > 0) throw new AggregateError(failed, 'a round is not complete')
  }

/** Enough for two hundred thousand of anything a day; a round that found no end would stop here. */
const mostTurns = 1_000

/** What is done some hundreds at a time, each time in a transaction of its own, until a turn finds nothing more to do. */
export async function untilNothing(turn: () => Promise<number>) {
  for (let turns = 0; turns < mostTurns; turns += 1) if ((await turn()) === 0) return
}
