import { once } from 'node:events'
import { cpSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startEmbedded } from '#platform/db/embedded.ts'
import { postgresDouble } from '#testing/postgres-double.ts'
import { dataFolder, officeFolder, startProcess } from '#testing/process.ts'
import { query } from '#testing/template.ts'

/** It ends by itself, says why in both languages, and shows nobody where in the code it was. */
async function endsSaying(process: ReturnType<typeof startProcess>, ...words: (string | RegExp)[]) {
  expect(await process.exited).toBe(1)
  for (const word of words) expect(process.said()).toMatch(word)
  expect(process.said()).toMatch(/[\u0621-\u064a]{3}/)
  expect(process.said()).not.toMatch(/^ +at |secret/m)
}

test('a port in use is named before anything is begun', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const data = dataFolder()
  const process = startProcess({ PORT: String(port), DATA_DIR: data })
  await endsSaying(process, `Port ${port} is in use`)
  expect(process.said()).not.toMatch(/starting the database/)
})

test('a variable that is not right is named, with what would be right', async () => {
  await endsSaying(startProcess({ PORT: 'http', ORIGIN: 'altahaluf' }), /PORT: .*65535/, /ORIGIN: .*https/)
  await endsSaying(
    startProcess({ HOST: '203.0.113.77', DATA_DIR: dataFolder() }),
    /203\.0\.113\.77 is not an address of this machine/,
  )
})

test('open to the network, it asks for the address people come by', async () => {
  await endsSaying(startProcess({ HOST: '0.0.0.0', MODE: 'production', DATA_DIR: dataFolder() }), /Set ORIGIN/)
})

test('a database that cannot be reached, or refuses us, is named without its password', async () => {
  const data = { DATA_DIR: dataFolder() }
  const nobody = 'postgresql://clerk:secret@127.0.0.1:1/office'
  await endsSaying(startProcess({ ...data, DATABASE_URL: nobody }), /127\.0\.0\.1:1 cannot be reached/)
  const stranger = await postgresDouble({ refuses: '28P01' })
  await endsSaying(startProcess({ ...data, DATABASE_URL: stranger }), /refused the user "clerk" or its password/)
  const unknown = await postgresDouble({ refuses: '3D000' })
  await endsSaying(startProcess({ ...data, DATABASE_URL: unknown }), /no database "office"/)
})

test('a PostgreSQL that is too old is told so', async () => {
  const old = await postgresDouble({ version: '14.9' })
  await endsSaying(startProcess({ DATA_DIR: dataFolder(), DATABASE_URL: old }), /version 14\.9; 15 or later/)
})

test('a data folder that cannot be written to is named', async () => {
  const file = join(dataFolder(), 'file')
  writeFileSync(file, '')
  await endsSaying(startProcess({ DATA_DIR: join(file, 'data') }), /cannot be written to \(ENOTDIR\)/)
})

test('a product that was not built says what to do', async () => {
  const clone = dataFolder()
  for (const part of ['src', 'package.json']) cpSync(part, join(clone, part), { recursive: true })
  symlinkSync(join(process.cwd(), 'node_modules'), join(clone, 'node_modules'))
  await endsSaying(startProcess({ DATA_DIR: join(clone, 'data') }, ['src/app/main.ts'], clone), /npm run build/)
})

test('a database newer than the code, or with an edited migration, is not touched', async () => {
  const data = officeFolder()
  const first = startProcess({ DATA_DIR: data })
  await first.opened()
  const server = await startEmbedded(join(data, 'postgres'))
  onTestFinished(server.stop)
  expect(await first.kill('SIGTERM')).toBe(0)

  const unknown = `insert into migrations (name, sha256) values ('29990101000000_later.sql', 'x')`
  await query(server.url, (client) => client.query(unknown))
  await endsSaying(startProcess({ DATA_DIR: data }), /newer than this code: .*29990101000000_later\.sql/)

  const edited = `delete from migrations where name like '2999%'; update migrations set sha256 = 'x' where name like '%\\_facts.sql'`
  await query(server.url, (client) => client.query(edited))
  await endsSaying(startProcess({ DATA_DIR: data }), /20260101000000_facts\.sql was edited/)
})
