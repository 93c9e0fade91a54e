import { expect, test } from 'vitest'
import { openCounter } from '#testing/counter.ts'
import { inGroups, lives } from '#testing/lives.ts'
import { beginLives } from '#testing/money-life.ts'
import { testOffice } from '#testing/office.ts'

const office = testOffice()

/** So many live beside each other at one counter, and each takes so many steps: the checks look at all of them at once. */
const [usual, together, steps] = [50, 50, 30]
const came = new Map<string, number>()
let [refused, thrown] = [0, 0]

test.each(inGroups(lives(usual), together).map((some) => [some[0] ?? 0, some.at(-1) ?? 0, some] as const))(
  'K2, K9, F1–F4, I08–I15: lives %i to %i at a counter and its vault, with every check after every step',
  async (first, last, some) => {
    const counter = await openCounter(office)
    const living = await beginLives(counter, some)
    for (let step = 1; step <= steps; step += 1) {
      for (const takeStep of living) {
        const name = await takeStep()
        if (name) came.set(name, (came.get(name) ?? 0) + 1)
        else refused += 1
      }
      expect(await counter.wrong(), `step ${step} of the lives ${first} to ${last}`).toEqual([])
    }
    thrown += living.length
  },
)

const acts =
  'bill pay allocate credit reverseReceipt lock deposit deduct deductDamage refundDeposit refund payOut reversePayout cancelPayout ' +
  'writeOff agreeToLoss rejectLoss reverseWriteOff setOff agreeToSetOff reverseSetOff ' +
  'transfer agreeToTransfer reverseTransfer ' +
  'rent endRent settle agreeToSettle cancelSettle reverseSettle ' +
  'bring present clear unclear bounce presentAgain giveBack replace'

test('in those lives much came about, and in many of them everything', () => {
  const done = [...came.values()].reduce((sum, times) => sum + times, 0)
  const said = [...came].map(([name, times]) => `${name} ${times}`).join(', ')
  console.info(`${thrown} lives of ${steps} steps, ${done} done and ${refused} refused: ${said}`)
  expect(done).toBeGreaterThan(8 * lives(usual).length)
  if (thrown >= 500) expect(acts.split(' ').filter((name) => !came.has(name))).toEqual([])
})
