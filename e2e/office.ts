import { setTimeout as sleep } from 'node:timers/promises'
import type { TestProject } from 'vitest/node'
import { startServer } from '#testing/server.ts'
import template, { databaseUrl, query } from '#testing/template.ts'

/** The office that every file of journeys has a copy of. */
export const demonstration = 'test_demonstration'

/** Once per run the demonstration office is told and all its facts are delivered: every file of journeys has a copy, and a quiet server. */
export default async function setup(project: TestProject) {
  const close = await template(project)
  const { server } = project.getProvidedContext()
  await query(server, (admin) => admin.query(`create database ${demonstration} template test_template strategy file_copy`))
  const office = databaseUrl(server, demonstration)
  const teller = await startServer(office)
  await untilDelivered(office)
  await teller.stop()
  return close
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
