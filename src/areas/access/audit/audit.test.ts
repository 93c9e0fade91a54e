import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { trailQuery } from '#platform/audit/explore.ts'
import { sealDays } from '#platform/audit/seals.ts'
import { command } from '#platform/command.ts'
import type { Ctx } from '#platform/context.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { auditAddress, readAsked, wantedOf } from './audit-asked.ts'
import { changesIn, partsIn, subjectIn } from './audit-line.ts'
import { auditPermissions } from './permissions.ts'
import { loader as exportPage } from './routes/audit-export.ts'
import { loader as auditPage } from './routes/back-office-audit.tsx'

const office = testOffice()
const day = 86_400_000
const noted = defineFact('records.note-added', z.object({ number: z.string().optional() }))
const note = command({
  name: 'test.note',
  permission: anyone,
  input: z.object({ about: z.string(), number: z.string().optional(), reason: z.string().optional() }),
  run: async ({ record }, { about, ...data }) => record(noted, about, data),
})
const maryam = () => office.staff('maryam', auditPermissions.viewAudit, auditPermissions.exportAudit)

type Shown = { lines: { id: string; actor: string; text: string; subjectId: string }[]; older: string | null }
const open = async (query = '') =>
  (await auditPage(visit(maryam(), `/admin/audit${query}`))) as unknown as Shown & Record<string, unknown>
const subjects = async (query: string) => (await open(query)).lines.map(({ subjectId }) => subjectId)
const by = (ctx: Ctx, name: string): Ctx => ({ ...ctx, actor: { ...ctx.actor, name } })

test('what happened is told with who, in the words of the history, the newest first', async () => {
  await note(by(office.staff('huda'), 'هدى'), { about: 'a' })
  await note(by(office.staff('said'), 'سعيد'), { about: 'b' })
  expect(await open()).toMatchObject({
    lines: [
      { actor: 'سعيد', text: 'أُضيفت ملاحظة', subjectId: 'b' },
      { actor: 'هدى', text: 'أُضيفت ملاحظة', subjectId: 'a' },
    ],
    older: null,
  })
})

test('one asks by person, record, number, act and day, and by what was denied', async () => {
  await note(office.staff('huda'), { about: 'a', number: 'INQ-2026-0001' })
  await note(office.staff('said'), { about: 'a' })
  office.later(day)
  await note(office.staff('said'), { about: 'b' })
  await auditPage(visit(office.staff('salim'), '/admin/audit')).catch(() => {})

  expect(await subjects('?by=said')).toEqual(['b', 'a'])
  expect(await subjects('?about=a')).toEqual(['a', 'a'])
  expect(await subjects('?about=INQ-2026-0001')).toEqual(['a', 'a'])
  expect(await subjects('?act=records')).toEqual(['b', 'a', 'a'])
  expect(await subjects('?act=records.note-added&by=huda')).toEqual(['a'])
  expect(await subjects('?act=customers')).toEqual([])
  expect(await subjects('?from=2026-01-16')).toEqual(['/admin/audit', 'b'])
  expect(await subjects('?to=2026-01-15')).toEqual(['a', 'a'])
  expect(await subjects('?denied=yes')).toEqual(['/admin/audit'])
})

test('page after page comes to the end of it, nothing twice and nothing left out', async () => {
  for (let n = 0; n < 120; n++) await note(office.staff('huda'), { about: `${n}` })
  const seen: string[] = []
  let before: string | null = ''
  while (before !== null) {
    const { lines, older } = await open(before ? `?act=records&before=${before}` : '?act=records')
    seen.push(...lines.map(({ subjectId }) => subjectId))
    before = older
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, n) => `${119 - n}`))
})

test('an address somebody has written by hand is read as far as it makes sense', async () => {
  await note(office.staff('huda'), { about: 'a' })
  expect(await subjects('?before=x&from=2026-99-99&to=yesterday&act=')).toEqual(['a'])
  const asked = readAsked(new URLSearchParams('about= x &by=y&from=2026-01-01&denied=yes'))
  expect(auditAddress(asked)).toBe('/admin/audit?about=x&by=y&from=2026-01-01&denied=yes')
  expect(wantedOf({ ...asked, denied: false, act: 'a' }, ['a.b', 'ab.c']).names).toEqual(['a.b'])
})

test('the chain is looked through where somebody asks, and what is broken is said', async () => {
  await note(office.staff('huda'), { about: 'a' })
  office.later(day)
  await sealDays(maryam())
  expect(await open('?check=yes')).toMatchObject({ state: { until: '2026-01-15', checked: true, broken: null } })
  await office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica; update facts set actor_id = 'said'`.execute(tx)
  })
  expect(await open('?check=yes')).toMatchObject({
    state: { broken: { day: '2026-01-15', sentence: expect.stringContaining('الواقعة رقم 1') } },
  })
})

test.for(['xlsx', 'csv'])('what is exported to %s is written down before it leaves', async (format) => {
  await note(office.staff('huda'), { about: '=1+1', reason: '=cmd' })
  const answer = (await exportPage(visit(maryam(), `/admin/audit/export?act=records&format=${format}`))) as unknown as Response
  const bytes = Buffer.from(await answer.arrayBuffer())

  expect(answer.headers.get('content-disposition')).toContain(format)
  if (format === 'csv') expect(bytes.toString()).toContain(`,'=cmd,`)
  else expect(bytes.subarray(0, 2).toString()).toBe('PK')
  expect(await open('?act=house')).toMatchObject({ lines: [{ text: 'صُدّرت قائمة', subjectId: 'سجل التدقيق' }] })
})

test('whoever may look may not export by that alone', async () => {
  const onlyLooks = office.staff('said', auditPermissions.viewAudit)
  expect(await answered(exportPage(visit(onlyLooks, '/admin/audit/export')))).toMatchObject({ init: { status: 403 } })
})

test('before and after are read from either form, and the rest is told by its words', () => {
  const { partWords } = office.visitor()
  const changes = [{ key: 'x', label: 'شريط التنبيه', before: null, after: 'مغلق' }]
  expect(changesIn({ changes }, partWords)).toEqual([{ label: 'شريط التنبيه', before: null, after: 'مغلق' }])
  expect(changesIn({ before: { name: 'هدى', rows: 1 }, after: { name: 'مريم', rows: 1 } }, partWords)).toEqual([
    { label: 'الاسم', before: 'هدى', after: 'مريم' },
  ])
  expect(changesIn({ before: 'a', after: 'b' }, partWords)).toEqual([{ label: 'القيمة', before: 'a', after: 'b' }])
  expect(
    partsIn(
      { number: 'A-1', until: '2026-01-15T08:00:00.000Z', zones: ['ظفار', 'مسقط'], administrator: true, reason: 'x' },
      partWords,
    ),
  ).toEqual([
    { label: 'الرقم', value: 'A-1' },
    { label: 'حتى', value: new Date('2026-01-15T08:00:00Z') },
    { label: 'المناطق', value: 'ظفار، مسقط' },
    { label: 'مدير النظام', value: 'نعم' },
  ])
  expect(subjectIn({ data: { name: 'هدى', number: 'A-1' } })).toBe('A-1')
})

test('however it is asked, fifty are read from their place in an index', async () => {
  await office.owner.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await sql`insert into facts (id, name, command, subject_id, actor_id, request_id, data, happened_at)
      select gen_random_uuid(), 'test.kind-' || n % 40, 'test', (n % 500)::text, 'person ' || n % 50, 'r', '{}',
        timestamptz '2026-01-01' + n * interval '1 minute' from generate_series(1, 20000) n`.execute(tx)
  })
  await sql`analyze facts`.execute(office.owner)
  const before = { happenedAt: new Date('2026-01-08T00:00:00Z'), sequence: 9000n }
  const asked = [
    {},
    { by: 'person 7' },
    { about: '77' },
    { names: ['test.kind-3', 'test.kind-9'] },
    { from: new Date('2026-01-03'), until: new Date('2026-01-05') },
  ]
  for (const wanted of asked) {
    const { rows } = await sql<Record<string, unknown>>`explain ${trailQuery({ before, ...wanted }, 51)}`.execute(office.db)
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    expect(plan, plan).toMatch(/Index Scan|Bitmap Index Scan/)
    expect(plan, plan).not.toMatch(/Seq Scan on facts/)
  }
})
