import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { hearing } from '#areas/notifications/hearing.ts'
import { testOffice } from '#testing/office.ts'
import { baisa } from '#values/shapes.ts'
import { command } from './command.ts'
import { defineFact } from './facts.ts'
import { notice } from './messages/notice.ts'
import { anyone } from './permissions.ts'
import type { Subscriber } from './subscribers.ts'
import { asRefusal } from './trouble.ts'

const office = testOffice()
const paid = defineFact('test.paid', z.object({ amount: baisa }))
const pay = command({
  name: 'test.pay',
  permission: anyone,
  input: z.object({ amount: z.bigint(), fails: z.boolean().default(false) }),
  async run({ record }, { amount, fails }) {
    record(paid, 'someone', { amount })
    if (fails) throw new Error('the roof fell in')
  },
})
const receipt = hearing(
  notice({
    name: 'test.receipt',
    label: 'سند',
    on: paid,
    variables: { amount: { label: 'المبلغ', sample: '5' } },
    templates: { sms: '{amount}' },
    tell: ({ amount }) => ({ to: { phone: '+96891234567' }, values: { amount: `${amount}` } }),
  }),
)

test('a command that changes something and records nothing changes nothing', async () => {
  const silent = command({
    name: 'test.silent',
    permission: anyone,
    input: z.object({}),
    run: async ({ tx }) => void (await sql`insert into secrets values ('test', 'تجربة')`.execute(tx)),
  })

  await expect(silent(office.visitor(), {})).rejects.toThrow('recorded nothing')
  expect(await office.db.selectFrom('secrets').where('name', '=', 'test').execute()).toEqual([])
})

test('a command that fails leaves neither facts nor work behind', async () => {
  await expect(pay(office.visitor(), { amount: 5n, fails: true })).rejects.toThrow('roof')
  await office.announce([receipt])

  expect(await office.history()).toEqual([])
  expect(await office.messages()).toEqual([])
})

test('what happened is saved with what was done: when its delivery cannot be queued, neither stays', async () => {
  const visitor = office.visitor()
  const deliver = () => Promise.reject(new Error('no queue'))

  await expect(pay({ ...visitor, jobs: { ...visitor.jobs, deliver } }, { amount: 5n })).rejects.toThrow('no queue')
  expect(await office.history()).toEqual([])
})

test('of two who wait for each other one begins anew, and what each did is told once', async () => {
  const both = Promise.withResolvers<void>()
  const holding = new Set<number>()
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key}::int, 7)`
  const take = command({
    name: 'test.take',
    permission: anyone,
    input: z.object({ first: z.number(), second: z.number() }),
    async run({ tx, record }, { first, second }) {
      await lock(first).execute(tx)
      holding.add(first)
      if (holding.size === 2) both.resolve()
      await both.promise
      await lock(second).execute(tx)
      record(paid, `${first}`, { amount: 1n })
      return first
    },
  })

  const [one, other] = [take(office.visitor(), { first: 1, second: 2 }), take(office.visitor(), { first: 2, second: 1 })]
  expect(await Promise.all([one, other])).toEqual([1, 2])
  expect((await office.history()).toSorted()).toEqual(['test.paid', 'test.paid'])
})

test('who meets others again and again is told so, and nothing else is done twice', async () => {
  let times = 0
  const failing = (code: string) =>
    command({
      name: 'test.meet',
      permission: anyone,
      input: z.object({}),
      async run({ record }) {
        times += 1
        record(paid, 'someone', { amount: 1n })
        throw Object.assign(new Error('undone'), { code })
      },
    })

  await expect(failing('40001')(office.visitor(), {}).catch(asRefusal)).resolves.toMatchObject({ code: 'in-use' })
  expect(times).toBe(4)
  await expect(failing('23505')(office.visitor(), {})).rejects.toThrow('undone')
  expect(times).toBe(5)
  expect(await office.history()).toEqual([])
})

test('money in a fact arrives as it was', async () => {
  await pay(office.visitor(), { amount: 9_007_199_254_740_993n })
  await office.announce([receipt])

  expect(await office.messages()).toEqual([{ channel: 'sms', recipient: '+96891234567', text: '9007199254740993' }])
})

test('a subscriber that fails hears again, and the others do not', async () => {
  let calls = 0
  const shaky: Subscriber = {
    name: 'test.shaky',
    factName: paid.name,
    react: async () => {
      calls += 1
      if (calls === 1) throw new Error('the line was busy')
    },
  }
  await pay(office.visitor(), { amount: 5n })

  await expect(office.announce([shaky, receipt])).rejects.toThrow('busy')
  expect(await office.messages()).toHaveLength(1)
  await office.announceAgain([receipt, shaky])
  await office.announceAgain([receipt, shaky])

  expect(calls).toBe(2)
  expect(await office.messages()).toHaveLength(1)
})

test('two workers with the same fact in hand deliver it once', async () => {
  await pay(office.visitor(), { amount: 5n })
  await Promise.all(Array.from({ length: 8 }, () => office.announceAgain([receipt])))

  expect(await office.messages()).toHaveLength(1)
})
