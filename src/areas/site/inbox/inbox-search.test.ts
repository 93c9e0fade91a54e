import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sitePermissions } from '#areas/site/permissions.ts'
import { sendInquiry } from '#areas/site/requests/use-cases/send-inquiry.ts'
import { numberOf } from '#areas/site/requests/use-cases/sending.ts'
import { testOffice } from '#testing/office.ts'
import { everything, findRequests, inbox, matching } from './queries.ts'

const office = testOffice()
const huda = () => office.staff('huda', sitePermissions.viewRequests)
const salim = { name: 'سالم بن عبد الله الكثيري', phone: '9123 4567', email: 'salim@example.com', replyBy: 'whatsapp' } as const
const anInquiry = () =>
  sendInquiry(office.visitor(), { ...salim, formId: office.visitor().newId(), message: 'هل تؤجرون حفارات (أو رافعة)؟' })
const found = async (words: string) => (await inbox(huda(), { ...everything, words })).total

test('one finds a request by name, by either end of its phone and by its number, however it is spelled', async () => {
  await anInquiry()
  const [row] = (await inbox(huda(), everything)).rows
  const names = ['الكثيري', 'كثيرى', 'سَالِم الكث', 'عبدالله', 'عبد الله سالم']
  for (const words of [...names, '4567', '+968 9123', '٩١٢٣', 'Salim@Example.com', row?.number ?? '', 'حفارات', 'رافعه'])
    expect(await found(words), words).toBe(1)
  for (const words of ['%', '_', "'", '\\', 'هدى', '4568', 'سالم هدى']) expect(await found(words), words).toBe(0)
  expect(await findRequests(huda(), '4567')).toMatchObject([{ kind: 'request', detail: row?.number }])
})

test('what one searches for is looked up in an index, among however many', async () => {
  await sql`insert into inbox_entries (id, queue, sequence, numbered_at, name, phone, preview, status, sent_at, last_at, answer_by)
    select gen_random_uuid(), 'inquiry', n, now(), 'زائر ' || n, '+9689' || (1000000 + n), 'رسالة ' || n, 'new', now(), now(), now()
    from generate_series(1, 5000) n`.execute(office.db)
  await sql`analyze inbox_entries`.execute(office.owner)
  for (const words of ['زائر 77', '1000077', 'nobody@example.com', numberOf('inquiry', { sequence: 7, sentAt: huda().now() })]) {
    const asked = matching(huda(), { ...everything, words }).select('id')
    const { rows } = await sql<Record<string, unknown>>`explain ${asked}`.execute(office.db)
    const plan = rows.map((row) => Object.values(row)[0]).join('\n')
    expect(plan, `${words}\n${plan}`).toMatch(/Index Scan (using|on) inbox_entries_(words|sequence)/)
  }
})
