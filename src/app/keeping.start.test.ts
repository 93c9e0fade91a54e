import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { everyRow } from '#testing/databases.ts'
import { dataFolder, startProcess } from '#testing/process.ts'
import { each, openForm, sendLetter } from '#testing/visitors.ts'

const task = (data: string, ...words: string[]) => startProcess({ DATA_DIR: data }, ['bin/run.mjs', ...words])

async function contentOf(data: string) {
  const server = await startEmbedded(join(data, 'postgres'))
  try {
    return await everyRow(server.url)
  } finally {
    await server.stop()
  }
}

test('a backup made under load holds every letter acknowledged before it, and comes back whole in an empty folder', async () => {
  const [data, elsewhere, copies] = [dataFolder(), join(dataFolder(), 'data'), join(dataFolder(), 'copies')]
  const product = startProcess({ DATA_DIR: data, TRUSTED_PROXIES: '127.0.0.1' })
  const url = await product.opened()
  const letters = await each([...Array(100).keys()], 8, (number) => openForm(url, number))
  await sleep(2100)

  const acknowledged: string[] = []
  const sending = each(letters, 6, async (letter) => acknowledged.push((await sendLetter(url, letter)).id ?? ''))
  await expect.poll(() => acknowledged.length, { timeout: 30_000, interval: 5 }).toBeGreaterThan(20)
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
  const [data, elsewhere, copy] = [dataFolder(), join(dataFolder(), 'data'), join(dataFolder(), 'copy')]
  const product = startProcess({ DATA_DIR: data })
  await product.opened()
  expect(await product.kill('SIGTERM')).toBe(0)

  const out = task(data, 'export', copy)
  expect(await out.exited, out.said()).toBe(0)
  const back = task(elsewhere, 'import', copy)
  expect(await back.exited, back.said()).toBe(0)
  const [ours, theirs] = [await contentOf(data), await contentOf(elsewhere)]
  expect(theirs).toEqual(ours)
  expect(Object.values(ours).flat().length).toBeGreaterThan(20)

  const over = task(data, 'import', copy)
  expect(await over.exited).toBe(1)
  expect(over.said()).toMatch(/not empty/)
})

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

  const product = startProcess({ DATA_DIR: data })
  await product.opened()
  writeFileSync(join(data, 'file'), '')
  const into = task(data, 'backup', join(data, 'file', 'copy'))
  expect(await into.exited).toBe(1)
  expect(into.said()).toMatch(/cannot be written/)
  expect(readdirSync(data).sort()).not.toContain('backups')
})
