import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testOffice } from '#testing/office.ts'
import { openLog, pathLogger } from './log.ts'

const office = testOffice()

test('a row that the database refused is not written into the log', async () => {
  const lines: string[] = []
  const log = openLog({ LOG_LEVEL: 'error' }, { write: (line) => lines.push(line) })
  const refused = await sql`insert into secrets (name, value) values ('ليلى', null)`.execute(office.db).catch((error) => error)
  log.error({ err: new Error('not kept', { cause: refused }) }, 'trouble')
  log.error({ err: refused }, 'trouble')

  expect(refused.detail).toContain('ليلى')
  expect(lines).toHaveLength(2)
  expect(lines.join()).toContain('23502')
  expect(lines.join()).toContain('violates not-null constraint')
  expect(lines.join()).not.toContain('ليلى')
})

test('an address that lets somebody in is not in the log, by what the routes declare', () => {
  const logged = pathLogger({
    open: {},
    invitation: { path: 'invitation/:token', parentId: 'open' },
    chat: { path: 'assistant/:conversationId/hand-over', parentId: 'open' },
    paper: { path: 'v/:paperToken' },
    office: { path: 'admin' },
    request: { path: 'requests/:id', parentId: 'office' },
  })
  expect(logged('/invitation/_PDPW_1ZP-onkmJQ5h0s')).toBe('/invitation/…')
  expect(logged('/invitation/_PDPW_1ZP-onkmJQ5h0s.data')).toBe('/invitation/…')
  expect(logged('/assistant/01a1fa06-b267/hand-over')).toBe('/assistant/…/hand-over')
  expect(logged('/v/Xk3v/more')).toBe('/v/…/more')
  expect(logged('/admin/requests/01a1fa06-b267')).toBe('/admin/requests/01a1fa06-b267')
})
