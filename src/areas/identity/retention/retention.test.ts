import { expect, test } from 'vitest'
import { identityPermissions as may } from '#areas/identity/permissions.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { testOffice } from '#testing/office.ts'
import { inWords, keptSince, retentionPeriods } from './retention.ts'
import { changeRetention, keepNoLonger } from './use-cases/keep-no-longer.ts'

const office = testOffice()
const huda = () => office.staff('huda', may.viewPrivacy, may.manageRetention)
const month = 31 * 86_400_000

async function closedInquiry(status: 'new' | 'answered') {
  const formId = office.visitor().newId()
  const sent = { formId, name: 'سالم', phone: '91234567', replyBy: 'call', message: 'هل لديكم حفارة؟' } as const
  await sendInquiry(office.visitor(), sent)
  const { id } = await office.db
    .updateTable('inquiries')
    .set({ status })
    .where('formId', '=', formId)
    .returning('id')
    .executeTakeFirstOrThrow()
  await office.db.updateTable('inboxEntries').set({ status }).where('id', '=', id).execute()
}
const names = async () =>
  (await office.db.selectFrom('inquiries').select('name').orderBy('name').execute()).map(({ name }) => name)

test('what was kept long enough is put away once a day, each kind is written down, and nothing else is touched', async () => {
  await closedInquiry('answered')
  await closedInquiry('new')
  await keepNoLonger(huda())
  expect(await names()).toEqual(['سالم', 'سالم'])

  office.later(25 * month)
  await keepNoLonger(huda())
  expect(await names()).toEqual(['سالم', 'محذوف'])
  const putAway = async () => (await office.history()).filter((name) => name === 'identity.records-put-away').length
  const once = await putAway()
  expect(once).toBeGreaterThan(0)
  await keepNoLonger(huda())
  expect(await putAway()).toBe(once)
})

test('a table that was uploaded loses its rows after its time', async () => {
  const table = {
    kind: 'customers.people',
    fileName: 'x.csv',
    headers: '[]',
    mapping: '{}',
    faults: '[]',
    chosen: '{}',
    found: '[]',
  }
  await office.db
    .insertInto('imports')
    .values({
      ...{ ...table, id: office.visitor().newId(), status: 'imported', rows: '[{"name":"سالم"}]', good: 1, known: 0 },
      ...{ uploadedBy: 'huda', uploadedAt: office.visitor().now(), endedAt: null },
    })
    .execute()
  await keepNoLonger(huda())
  const rows = async () => (await office.db.selectFrom('imports').select('rows').execute()).map((row) => row.rows)
  expect(await rows()).toEqual([[{ name: 'سالم' }]])
  office.later(4 * month)
  await keepNoLonger(huda())
  expect(await rows()).toEqual([[]])
})

test('the office changes a time within the law, and from then on it holds', async () => {
  await changeRetention(huda(), { kind: 'site-requests', months: '6' })
  await changeRetention(huda(), { kind: 'site-requests', months: '6' })
  expect((await retentionPeriods(huda())).find(({ kind }) => kind === 'site-requests')?.months).toBe(6)
  expect(await office.history()).toEqual(['identity.retention-changed'])

  await closedInquiry('answered')
  office.later(7 * month)
  await keepNoLonger(huda())
  expect(await names()).toEqual(['محذوف'])
})

test('never shorter than the law, never for a kind there is not, never without the permission', async () => {
  await expect(changeRetention(huda(), { kind: 'finance', months: '119' })).rejects.toMatchObject({
    code: 'identity.kept-too-short',
    message: expect.stringContaining('10 سنوات'),
  })
  await expect(changeRetention(huda(), { kind: 'x', months: '12' })).rejects.toMatchObject({ status: 404 })
  await expect(changeRetention(office.staff('said', may.viewPrivacy), { kind: 'finance', months: '130' })).rejects.toMatchObject({
    status: 403,
  })
})

test('one kind that cannot be put away keeps no other from going', async () => {
  await closedInquiry('answered')
  office.later(25 * month)
  const broken = {
    kind: 'broken',
    label: 'x',
    since: 'x',
    reason: 'x',
    months: 1,
    putAway: () => Promise.reject(new Error('no')),
  }
  await keepNoLonger({ ...huda(), retained: [broken, ...huda().retained] })
  expect(await names()).toEqual(['محذوف'])
})

test('times in words, and the day before which they have passed', () => {
  expect([inWords(1), inWords(18), inWords(24), inWords(120)]).toEqual(['شهر واحد', '18 شهرًا', 'سنتان', '10 سنوات'])
  expect(keptSince(24, new Date('2026-01-15T08:00:00Z'))).toEqual(new Date('2024-01-15T08:00:00Z'))
})

test.for([
  [1, '2026-03-31T08:00:00Z', '2026-02-28T08:00:00.000Z'],
  [120, '2028-02-29T08:00:00Z', '2018-02-28T08:00:00.000Z'],
  [1, '2026-01-15T08:00:00Z', '2025-12-15T08:00:00.000Z'],
] as const)('what is kept for %i months on %s is what began after %s, and nothing goes early', ([months, now, since]) => {
  expect(keptSince(months, new Date(now)).toISOString()).toBe(since)
})
