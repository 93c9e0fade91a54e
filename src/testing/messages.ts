import { z } from 'zod'
import { command } from '#platform/command.ts'
import { defineFact } from '#platform/facts.ts'
import { notice } from '#platform/messages/notice.ts'
import { anyone } from '#platform/permissions.ts'
import type { testOffice } from './office.ts'

export const salimId = '01a1fa06-b267-7b4e-8fe6-000000000001'
export const maryamId = '01a1fa06-b267-7b4e-8fe6-000000000002'

/** Salim and Maryam have accounts, each with a phone and an e-mail address. */
export async function salimAndMaryam(office: ReturnType<typeof testOffice>) {
  const common = { kind: 'customer' as const, status: 'active' as const, demonstration: false }
  const people = [
    { id: salimId, name: 'سالم', phone: '+96891110001', email: 'salim@example.com', passwordHash: null, awaitedEmail: null },
    { id: maryamId, name: 'مريم', phone: '+96891110002', email: 'maryam@example.com', passwordHash: null, awaitedEmail: null },
  ]
  const createdAt = office.visitor().now()
  const rows = people.map((person) => ({ ...person, ...common, createdAt }))
  await office.db.insertInto('userAccounts').values(rows).execute()
}

const Asked = z.object({ accountId: z.string(), no: z.string() })
const requestAnswered = defineFact('test.answered', Asked)

/** Something that happens to a person, and what they hear of it. */
export const answerRequest = command({
  name: 'test.answer',
  permission: anyone,
  input: Asked,
  run: async ({ record }, input) => record(requestAnswered, 'request', input),
})

export const answerNotice = notice({
  name: 'test.told',
  label: 'أُجيب الطلب',
  on: requestAnswered,
  variables: {
    no: { label: 'رقم الطلب', sample: 'SRV-1', longest: 'SRV-2026-00000042' },
    url: { label: 'الرابط', sample: 'https://example.om/r/1' },
  },
  templates: {
    'in-app': 'أجبنا طلبك {no}',
    sms: 'التحالف: أجبنا طلبك {no}: {url}',
    email: { subject: 'أجبنا طلبك {no}', text: 'أجبنا طلبك {no}. {url}' },
  },
  tell: ({ accountId, no }) => ({
    to: { accountId },
    values: { no, url: `http://office/r/${no}` },
    path: `/dashboard/requests/${no}`,
  }),
})
