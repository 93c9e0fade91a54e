import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { officeFolder, postmasterOf, startProcess } from '#testing/process.ts'
import { query } from '#testing/template.ts'
import { each, type Letter, openForm, sendLetter } from '#testing/visitors.ts'

const environment = (data: string) => ({ DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1' })
const numbers = (count: number) => Array.from({ length: count }, (_, number) => number)
/** A form that comes back sooner than a person types is refused. */
const typing = () => sleep(2100)

/** What visitors sent: all that is younger than the week that the demonstration office began with. */
async function inDatabase(data: string) {
  const server = await startEmbedded(join(data, 'postgres'))
  try {
    return await query(server.url, async (client) => {
      const seeded = `(select finished_at from seedings)`
      const sent = await client.query<{ id: string }>(
        `select subject_id as id from facts where name = 'site.inquiry-sent' and happened_at > ${seeded}`,
      )
      const inquiries = await client.query<{ id: string }>(`select id from inquiries where sent_at > ${seeded}`)
      return { inquiries: inquiries.rows.map(({ id }) => id).sort(), facts: sent.rows.map(({ id }) => id).sort() }
    })
  } finally {
    await server.stop()
  }
}

/** What the house said yes to; a letter that got no answer is not among them. `strike` comes after so many answers. */
async function acknowledged(url: string, letters: Letter[], strike?: { after: number; by: () => unknown }) {
  let answers = 0
  let struck: unknown
  const sent = await each(letters, 12, async (letter) => {
    const answer = await sendLetter(url, letter).catch(() => null)
    if (answer) answers += 1
    if (answer && answers === strike?.after) struck = strike.by()
    return answer
  })
  await struck
  return sent.flatMap((answer) => answer?.id ?? [])
}

test('of 200 letters every one that was acknowledged is there after kill -9, and sending all again makes none twice', async () => {
  const data = officeFolder()
  const first = startProcess(environment(data))
  const url = await first.opened()
  const letters = await each(numbers(200), 8, (number) => openForm(url, number))
  await typing()

  const known = await acknowledged(url, letters, { after: 60, by: () => first.kill('SIGKILL') })
  expect(known.length).toBeGreaterThanOrEqual(60)
  expect(known.length).toBeLessThan(200)

  const second = startProcess(environment(data))
  const again = await acknowledged(await second.opened(), letters)
  expect(again).toHaveLength(200)
  expect(again).toEqual(expect.arrayContaining(known))
  expect(await second.kill('SIGTERM')).toBe(0)

  const { inquiries, facts } = await inDatabase(data)
  expect(inquiries).toEqual(again.toSorted())
  expect(facts).toEqual(inquiries)
})

test('when PostgreSQL is killed under a working product it is started again, and nothing acknowledged is lost', async () => {
  const data = officeFolder()
  const product = startProcess(environment(data))
  const url = await product.opened()
  const letters = await each(numbers(80), 8, (number) => openForm(url, number))
  await typing()

  const killDatabase = () => process.kill(postmasterOf(join(data, 'postgres/postmaster.pid')), 'SIGKILL')
  const known = await acknowledged(url, letters, { after: 20, by: killDatabase })
  await untilReady(url).catch((error) => {
    throw new Error(product.said().slice(-3000), { cause: error })
  })
  const again = await acknowledged(url, letters)
  expect(again).toHaveLength(80)
  expect(again).toEqual(expect.arrayContaining(known))
  expect(await product.kill('SIGTERM')).toBe(0)
  expect((await inDatabase(data)).inquiries).toEqual(again.toSorted())
})

async function untilReady(url: string) {
  for (let look = 0; look < 6000; look++) {
    if ((await fetch(`${url}/readyz`).catch(() => null))?.ok) return
    await sleep(50)
  }
  throw new Error('not ready again')
}

test('a stop waits for those inside: whoever was let in gets an answer, and PostgreSQL is put away', async () => {
  const data = officeFolder()
  const product = startProcess(environment(data))
  const url = await product.opened()
  const letters = await each(numbers(40), 8, (number) => openForm(url, number))
  await typing()

  let stopped: Promise<unknown> = Promise.resolve()
  const stop = () => {
    stopped = product.kill('SIGTERM')
  }
  const known = await acknowledged(url, letters, { after: 10, by: stop })
  expect(await stopped).toBe(0)
  expect((await inDatabase(data)).inquiries).toEqual(known.toSorted())
})
