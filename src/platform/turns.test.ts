import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { turns } from './turns.ts'

test('no more than so many are at it together, all have their turn, and one that fails holds nobody up', async () => {
  const inTurn = turns(2)
  let working = 0
  let most = 0
  const order: number[] = []
  const work = (n: number) =>
    inTurn(async () => {
      working += 1
      most = Math.max(most, working)
      order.push(n)
      await turn()
      working -= 1
      if (n % 3 === 0) throw new Error('it broke')
      return n
    })
  const outcomes = await Promise.allSettled([1, 2, 3, 4, 5, 6, 7].map(work))
  expect(most).toBe(2)
  expect(order).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
  await expect(work(8)).resolves.toBe(8)
})
