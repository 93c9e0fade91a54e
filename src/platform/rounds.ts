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
