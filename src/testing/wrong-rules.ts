import { expect, test } from 'vitest'
import { planted } from './planted.ts'

type Day = { aDay: () => Promise<unknown>; wrong: () => Promise<{ code: string }[]> }

/** A day that goes well by the rules as they are; by each wrong one it is stopped, or the books find it. */
export function rulesAreCaught({ aDay, wrong }: Day, wrongRules: [name: string, caught: string, rule: object][]) {
  test('by the rules as they are the day goes well', async () => {
    planted.wrong = {}
    await aDay()
    expect(await wrong()).toEqual([])
  })

  test.each(wrongRules)('%s is refused, or found by %s', async (_, caught, rule) => {
    planted.wrong = rule
    const stopped = await aDay().then(() => null, String)
    planted.wrong = {}
    expect([stopped, ...(await wrong()).map(({ code }) => code)].join(' ')).toContain(caught)
  })
}
