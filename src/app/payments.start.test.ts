import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demonstrationAccounts } from '#areas/access/public.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { visitor } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { insideDatabase } from '#testing/inside.ts'
import { officeFolder, startProcess } from '#testing/process.ts'
import { each } from '#testing/visitors.ts'
import { checkBooks } from '../areas/finance/closing/checks.ts'

type Payment = { id: string; partyId: string; amount: string }

/** What somebody with the keys of the server sees of the product that works on this folder. */
async function inside<Output>(data: string, does: (house: House) => Promise<Output>) {
  const server = await startEmbedded(join(data, 'postgres'))
  try {
    return await insideDatabase(server.url, does)
  } finally {
    await server.stop()
  }
}

/** The cashier of the demonstration office, who has a box open, and 500 payments of five customers. */
const counterOf = (data: string) =>
  inside(data, async (house) => {
    const fatima = (await demonstrationAccounts(house)).find(({ email }) => email.startsWith('fatima@'))
    const ctx = { ...house, actor: visitor, requestId: 'payments', address: 'payments' }
    const { token } = await signIn(ctx, { contact: fatima?.email ?? '', password: fatima?.password ?? '' })
    const people = await house.db.selectFrom('parties').select('id').orderBy('id').limit(5).execute()
    const payments = Array.from({ length: 500 }, (_, number) => ({
      id: randomUUID(),
      partyId: people[number % people.length]?.id ?? '',
      amount: `${1 + (number % 7)}.${String((number % 200) * 5).padStart(3, '0')}`,
    }))
    return { cookie: `session=${token}`, payments }
  })

/** The ids of the receipts that were shown. `strike` comes after so many. */
async function pay(at: { url: string; cookie: string }, payments: Payment[], strike?: { after: number; by: () => unknown }) {
  let shown = 0
  let struck: unknown
  const answers = await each(payments, 8, async ({ id, partyId, amount }) => {
    const response = await fetch(`${at.url}/admin/finance/cashier?act=receive&party=${partyId}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Origin: at.url, Cookie: at.cookie },
      body: new URLSearchParams({ id, partyId, method1: 'cash', amount1: amount }),
    }).catch(() => null)
    const receipt = /\/receipts\/([\w-]+)/.exec(response?.headers.get('location') ?? '')?.[1]
    if (receipt) shown += 1
    if (receipt && shown === strike?.after) struck = strike.by()
    return receipt ?? []
  })
  await struck
  return answers.flat()
}

const keptOf = (data: string) =>
  inside(data, async ({ db }) => {
    const receipts = await db
      .selectFrom('receipts')
      .select(['id', 'number', 'amount'])
      .where('kind', '=', 'receipt') // what was brought from the books before is posted with them
      .orderBy('number')
      .execute()
    const posted = await db
      .selectFrom('journals')
      .select('sourceId')
      .where('source', '=', 'receipt')
      .where('purpose', '=', 'receive')
      .execute()
    const wrong = (await checkBooks(db)).filter(({ differences }) => differences.length > 0)
    return { receipts, posted: posted.map(({ sourceId }) => sourceId), wrong }
  })

test('of 500 payments every receipt that was shown is in the books once after kill -9, and all sent again make none twice', async () => {
  const data = officeFolder()
  const first = startProcess({ DATA_DIR: data })
  const url = await first.opened()
  const { cookie, payments } = await counterOf(data)
  const before = await keptOf(data)

  const shown = await pay({ url, cookie }, payments, { after: 150, by: () => first.kill('SIGKILL') })
  expect(shown.length).toBeGreaterThanOrEqual(150)
  expect(shown.length).toBeLessThan(500)
  const survived = await keptOf(data)
  expect(survived.receipts.map(({ id }) => id)).toEqual(expect.arrayContaining(shown))
  expect(survived.wrong).toEqual([])

  const second = startProcess({ DATA_DIR: data })
  const again = await pay({ url: await second.opened(), cookie }, payments)
  expect(again.toSorted()).toEqual(payments.map(({ id }) => id).toSorted())
  expect(await second.kill('SIGTERM')).toBe(0)

  const { receipts, posted, wrong } = await keptOf(data)
  expect(wrong).toEqual([])
  expect(receipts.length - before.receipts.length).toBe(500)
  expect(posted.toSorted()).toEqual(receipts.map(({ id }) => id).toSorted())
  const asked = payments.map(({ id, amount }) => ({ id, amount: BigInt(amount.replace('.', '')) }))
  expect(receipts).toEqual(expect.arrayContaining(asked.map((payment) => expect.objectContaining(payment))))
})
