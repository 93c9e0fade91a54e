import { cpSync, mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { demonstrationAccounts } from '#areas/access/public.ts'
import { insideDatabase } from '#testing/inside.ts'
import { longAgo } from '#testing/make-template.ts'
import { eighth } from '#testing/sample.ts'
import { startServer } from '#testing/server.ts'
import template, { databaseUrl, query, runDatabase } from '#testing/template.ts'

/** The office that every file of journeys has a copy of. */
export const demonstration = runDatabase('demonstration')

/** The office of the files that leave it as they find it: one product serves them all. */
export const shared = 'shared'

/** Where all journeys of a run keep what lies in no database: files of the office, and what a walk of it saw. */
export const runFolder = resolve('data/journeys')

/** The files of the demonstration office as it was told, and no others. */
export const toldFolder = `${runFolder}/told`

type Account = Awaited<ReturnType<typeof demonstrationAccounts>>[number]

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the product of the shared office is. */
    sharedUrl: string
    /** The people of the demonstration office with their passwords, which every copy of it knows. */
    accounts: Account[]
  }
}

/** Once per run the demonstration office is told and all its facts are delivered: every file of journeys has a copy, and a quiet server. */
export default async function setup(project: TestProject) {
  console.log(eighth === null ? 'journeys: everything is proved' : `journeys: the eighth of this commit, EIGHTH=${eighth}`)
  const toClose = [await template(project)]
  const close = async () => {
    for (const put of toClose.splice(0).reverse()) await put()
  }
  const { server } = project.getProvidedContext()
  rmSync(runFolder, { recursive: true, force: true })
  mkdirSync(runFolder, { recursive: true })
  try {
    project.provide('accounts', await tellOffice(server))
    const product = await startServer(await copied(server, demonstration, runDatabase(shared)), { DATA_DIR: runFolder })
    toClose.push(async () => {
      const code = await product.stop()
      if (code !== 0) throw new Error(`the product of the shared office ended with ${code}`)
    })
    project.provide('sharedUrl', product.url)
  } catch (error) {
    await close()
    throw error
  }
  return close
}

/** By three that start together on one empty database: they tell one story, says together.test.ts of what they told. */
async function tellOffice(server: string) {
  const office = await copied(server, 'test_template', demonstration)
  await query(office, (client) => client.query(longAgo))
  const starts = await Promise.allSettled(Array.from({ length: 3 }, () => startServer(office, { DATA_DIR: runFolder })))
  try {
    for (const start of starts) if (start.status === 'rejected') throw start.reason
    await untilDelivered(office)
    return await insideDatabase(office, demonstrationAccounts)
  } finally {
    await Promise.all(starts.map(async (start) => start.status === 'fulfilled' && start.value.stop()))
    cpSync(`${runFolder}/files`, `${toldFolder}/files`, { recursive: true })
  }
}

/** A copy of an office, under a name of its own; its address. */
export async function copied(server: string, from: string, database: string) {
  await query(server, (admin) => admin.query(`create database ${database} template ${from} strategy file_copy`))
  return databaseUrl(server, database)
}

const untilDelivered = (office: string) =>
  query(office, async (client) => {
    const waiting = async () => {
      const { rowCount } = await client.query(
        `select from jobs.job where name in ('facts', 'messages') and state < 'completed' and start_after < now() limit 1`,
      )
      return rowCount !== 0
    }
    while (await waiting()) await sleep(250)
  })
