import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { foldLedger } from '#areas/finance/ledger/leaves.ts'
import { turnovers } from '#areas/finance/ledger/trial-balance.ts'
import { theHouseItself } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { startEmbedded } from '#platform/db/embedded.ts'
import { everyRow } from '#testing/databases.ts'
import { insideDatabase } from '#testing/inside.ts'
import { journal, moved, postIt } from '#testing/postings.ts'
import { dataFolder, officeFolder, startProcess } from '#testing/process.ts'
import { each, openForm, sendLetter } from '#testing/visitors.ts'
import { checkBooks } from '../areas/finance/closing/checks.ts'

const task = (data: string, ...words: string[]) => startProcess({ DATA_DIR: data }, ['bin/run.mjs', ...words])

async function withServer<Output>(data: string, work: (url: string) => Promise<Output>) {
  const server = await startEmbedded(join(data, 'postgres'))
  try {
    return await work(server.url)
  } finally {
    await server.stop()
  }
}
const contentOf = (data: string) => withServer(data, everyRow)

test('a backup made under load holds every letter acknowledged before it, and comes back whole in an empty folder', async () => {
  const [data, elsewhere, copies] = [officeFolder(), join(dataFolder(), 'data'), join(dataFolder(), 'copies')]
  const product = startProcess({ DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1' })
  const url = await product.opened()
  const letters = await each([...Array(100).keys()], 8, (number) => openForm(url, number))
  await sleep(2100)

  const acknowledged: string[] = []
  const sending = each(letters, 6, async (letter) => acknowledged.push((await sendLetter(url, letter)).id ?? ''))
  await expect.poll(() => acknowledged.length, { interval: 5 }).toBeGreaterThan(20)
  const before = acknowledged.slice()
  const backup = task(data, 'backup', join(copies, 'monday'))
  expect(await backup.exited, backup.said()).toBe(0)
  await sending
  expect(await product.kill('SIGTERM')).toBe(0)

  const restore = task(elsewhere, 'restore', join(copies, 'monday'))
  expect(await restore.exited, restore.said()).toBe(0)
  const restored = startProcess({ DATA_DIR: elsewhere, MODE: 'production' })
  expect((await fetch(await restored.opened())).status).toBe(200)
  expect(await restored.kill('SIGTERM')).toBe(0)

  const { inquiries = [] } = await contentOf(elsewhere)
  for (const id of before) expect(inquiries.some((row) => row.includes(id))).toBe(true)
})

test('a whole company moves: exported, imported into an empty place, the same row by row; never over another', async () => {
  const [data, elsewhere, copy] = [officeFolder(), join(dataFolder(), 'data'), join(dataFolder(), 'copy')]
  const product = startProcess({ DATA_DIR: data })
  await product.opened()
  expect(await product.kill('SIGTERM')).toBe(0)
  const [before, horizon] = await within(data, async (house) => {
    await longAgo(house)
    await folded(house)
    await receive(house, 7_500n) // younger than what was folded
    return [await booksOf(house), await horizonOf(house)] as const
  })

  const out = task(data, 'export', copy)
  expect(await out.exited, out.said()).toBe(0)
  const back = task(elsewhere, 'import', copy)
  expect(await back.exited, back.said()).toBe(0)
  await within(elsewhere, async (house) => {
    expect(await booksOf(house)).toEqual(before)
    await folded(house)
    expect(await booksOf(house)).toEqual(before)
  })
  await within(data, folded)
  const [ours, theirs] = [await contentOf(data), await contentOf(elsewhere)]
  expect(theirs).toEqual(ours)
  expect(Object.values(ours).flat().length).toBeGreaterThan(20)
  expect(ours.leaf_balances?.length).toBeGreaterThan(3)
  await within(elsewhere, (house) => goesOnFrom(house, { before, horizon }))

  const over = task(data, 'import', copy)
  expect(await over.exited).toBe(1)
  expect(over.said()).toMatch(/not empty/)
})

const within = <Output>(data: string, does: (house: House) => Promise<Output>) =>
  withServer(data, (url) => insideDatabase(url, does))

/** A company that moves has counted many transactions, and the server it moves to begins anew. */
const longAgo = ({ db }: House) =>
  sql`do $$ begin for turn in 1..20000 loop perform pg_current_xact_id(); commit; end loop; end $$`.execute(db)

const receive = (house: House, amount: bigint) =>
  postIt(
    { ...house, actor: theHouseItself, requestId: 'test', address: 'test' },
    journal([moved('1120:moved', '2159:moved', amount)]),
  )

async function folded({ db }: House) {
  await expect
    .poll(async () => {
      await foldLedger(db)
      return db.selectFrom('transfers').select('id').where('tx', '>=', db.selectFrom('ledgerFold').select('upto')).execute()
    })
    .toEqual([])
}

async function horizonOf({ db }: House) {
  const { upto } = await db.selectFrom('ledgerFold').select('upto').executeTakeFirstOrThrow()
  return BigInt(upto)
}

/** What lies in every leaf, and the trial balance. */
async function booksOf({ db }: House) {
  const { rows } = await sql<{ leaf: string; net: bigint }>`
    select account || ':' || key leaf, leaf_net(id) net from leaves order by 1`.execute(db)
  return { leaves: new Map(rows.map(({ leaf, net }) => [leaf, net])), trial: await turnovers({ db }, 'infinity') }
}

type Moved = { before: Awaited<ReturnType<typeof booksOf>>; horizon: bigint }

/** One more posting counts at once and after it is folded, although the old server had folded up to a far higher number. */
async function goesOnFrom(house: House, { before, horizon }: Moved) {
  await receive(house, 2_500n)
  const { rows } = await sql<{ tx: string }>`select max(tx::text::bigint)::text tx from transfers`.execute(house.db)
  expect(BigInt(rows[0]?.tx ?? 0)).toBeLessThan(horizon)
  for (const look of [async () => {}, folded]) {
    await look(house)
    const { leaves, trial } = await booksOf(house)
    expect(leaves).toEqual(new Map(before.leaves).set('1120:moved', 10_000n).set('2159:moved', -10_000n))
    expect(trial.reduce((sum, { debits, credits }) => sum + debits - credits, 0n)).toBe(0n)
    expect(trial.find(({ account }) => account === '2159')?.credits).toBe(10_000n)
    expect((await checkBooks(house.db)).filter(({ differences }) => differences.length > 0)).toEqual([])
  }
}

test('a backup of nothing, or into a place that is a file, is refused in a sentence', async () => {
  const data = dataFolder()
  const nothing = task(data, 'backup')
  expect(await nothing.exited).toBe(1)
  expect(nothing.said()).toMatch(/nothing in .* to back up/)
  expect(existsSync(join(data, 'postgres'))).toBe(false)

  mkdirSync(join(data, 'empty'))
  const none = task(data, 'restore', join(data, 'empty'))
  expect(await none.exited).toBe(1)
  expect(none.said()).toMatch(/is not a backup/)

  const product = startProcess({ DATA_DIR: data, MODE: 'production' })
  await product.opened()
  writeFileSync(join(data, 'file'), '')
  const into = task(data, 'backup', join(data, 'file', 'copy'))
  expect(await into.exited).toBe(1)
  expect(into.said()).toMatch(/cannot be written/)
  expect(readdirSync(data).sort()).not.toContain('backups')
})
