import type { Ctx, Work } from '#platform/context.ts'
import { type Kept, keptFields, type Personal, type Retained, type Subject } from '#platform/personal.ts'
import { momentInWords } from '#values/dates.ts'
import { endSessions } from './accounts/standing.ts'
import { consentPurposes } from './consents/consent.ts'

type Reading = Pick<Ctx, 'db'>

/** Under this name stands what belongs to somebody who was forgotten. */
const nobody = 'حساب محذوف'

export const identityPersonal: Personal = {
  processing: [
    {
      purpose: 'فتح الحساب والدخول إليه',
      people: 'أصحاب الحسابات من العملاء والموظفين',
      data: 'الاسم ووسائل التواصل وكلمة المرور مُجزّأة، والأجهزة وأوقات الدخول',
      ground: 'تنفيذ العقد',
      sharedWith: 'لا أحد',
    },
    {
      purpose: 'إثبات الموافقات وطلبات الخصوصية',
      people: 'أصحاب الحسابات',
      data: 'الموافقة ونسخة نصها وتاريخها، والطلب والرد عليه',
      ground: 'التزام قانوني',
      sharedWith: 'الوزارة عند طلبها',
    },
    {
      purpose: 'سجل التدقيق',
      people: 'العملاء والموظفون والزوار',
      data: 'ما جرى ومن فعله ومتى ومن أي جهاز',
      ground: 'التزام قانوني',
      sharedWith: 'الجهات القضائية عند طلبها',
    },
  ],
  kept: async (ctx, { accountId }) => [
    await account(ctx, accountId),
    await consents(ctx, accountId),
    await sessions(ctx, accountId),
    await devices(ctx, accountId),
    await passkeys(ctx, accountId),
  ],
  forget,
}

async function account({ db }: Reading, accountId: string): Promise<Kept> {
  const row = await db
    .selectFrom('userAccounts')
    .select(['id', 'name', 'phone', 'email', 'createdAt'])
    .where('id', '=', accountId)
    .executeTakeFirst()
  const records = row ? [{ id: row.id, title: row.name, at: row.createdAt, fields: contacts(row) }] : []
  return { kind: 'account', title: 'الحساب', records }
}

const contacts = ({ name, phone, email }: { name: string; phone: string | null; email: string | null }) =>
  keptFields([
    { name: 'name', label: 'الاسم', value: name },
    { name: 'phone', label: 'رقم الهاتف', value: phone, code: true },
    { name: 'email', label: 'البريد الإلكتروني', value: email, code: true },
  ])

async function consents({ db }: Reading, accountId: string): Promise<Kept> {
  const rows = await db
    .selectFrom('consents')
    .select(['id', 'purpose', 'textVersion', 'channel', 'givenAt', 'withdrawnAt'])
    .where('accountId', '=', accountId)
    .orderBy('givenAt')
    .execute()
  const records = rows.map(({ id, purpose, textVersion, channel, givenAt, withdrawnAt }) => ({
    id,
    title: consentPurposes[purpose],
    at: givenAt,
    fields: keptFields([
      { name: 'textVersion', label: 'نسخة النص', value: textVersion, code: true },
      { name: 'channel', label: 'القناة', value: channel, code: true },
      { name: 'withdrawnAt', label: 'سُحبت', value: withdrawnAt && momentInWords(withdrawnAt) },
    ]),
  }))
  return { kind: 'consents', title: 'الموافقات', records }
}

async function sessions({ db }: Reading, accountId: string): Promise<Kept> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'createdAt', 'lastSeenAt', 'endedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt', 'desc')
    .limit(500)
    .execute()
  const records = rows.map(({ id, device, createdAt, lastSeenAt, endedAt }) => ({
    id,
    title: device,
    at: createdAt,
    fields: keptFields([
      { name: 'lastSeenAt', label: 'آخر استعمال', value: momentInWords(lastSeenAt) },
      { name: 'endedAt', label: 'انتهت', value: endedAt && momentInWords(endedAt) },
    ]),
  }))
  return { kind: 'sessions', title: 'جلسات الدخول', records }
}

async function devices({ db }: Reading, accountId: string): Promise<Kept> {
  const rows = await db
    .selectFrom('seenDevices')
    .select(['id', 'device', 'seenAt', 'answeredAt'])
    .where('accountId', '=', accountId)
    .orderBy('seenAt')
    .limit(500)
    .execute()
  const records = rows.map(({ id, device, seenAt, answeredAt }) => ({
    id,
    title: device,
    at: seenAt,
    fields: keptFields([{ name: 'answeredAt', label: 'أجبت عنه', value: answeredAt && momentInWords(answeredAt) }]),
  }))
  return { kind: 'devices', title: 'الأجهزة التي فُتح منها الحساب', records }
}

async function passkeys({ db }: Reading, accountId: string): Promise<Kept> {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'createdAt', 'lastUsedAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()
  const records = rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    title: name,
    at: createdAt,
    fields: keptFields([{ name: 'lastUsedAt', label: 'آخر استعمال', value: lastUsedAt && momentInWords(lastUsedAt) }]),
  }))
  return { kind: 'passkeys', title: 'مفاتيح المرور', records }
}

const keys = ['passkeys', 'recoveryCodes', 'secondFactors', 'seenDevices', 'trustedDevices'] as const

/** Nothing opens the account any more, and it has no name; what was agreed to and asked for stays as proof. */
async function forget(work: Work, { accountId }: Subject) {
  await endSessions(work, accountId)
  for (const table of keys) await work.tx.deleteFrom(table).where('accountId', '=', accountId).execute()
  const codes = work.tx.selectFrom('oneTimeCodes').select('id').where('accountId', '=', accountId)
  await work.tx.deleteFrom('registrations').where('codeId', 'in', codes).execute()
  await work.tx.deleteFrom('oneTimeCodes').where('accountId', '=', accountId).execute()
  const ended = await work.tx.deleteFrom('sessions').where('accountId', '=', accountId).returning('id').execute()
  const gone = { name: nobody, email: null, phone: null, awaitedEmail: null, passwordHash: null }
  await work.tx
    .updateTable('userAccounts')
    .set({ ...gone, status: 'deactivated', erasedAt: work.now() })
    .where('id', '=', accountId)
    .execute()
  return [
    { title: 'الحساب ووسائل الدخول', count: 1 },
    { title: 'جلسات الدخول', count: ended.length },
    { title: 'الموافقات وطلبات الخصوصية', count: 0, stays: 'إثبات ما وافقت عليه وما طلبته' },
    { title: 'سجل التدقيق', count: 0, stays: 'إثبات ما جرى، ولا يُعدَّل' },
  ]
}

const aYear = 12

export const identityRetained: Retained[] = [
  {
    kind: 'sessions',
    label: 'الجلسات المنتهية',
    since: 'انتهاء الجلسة',
    reason: 'السؤال عن دخول مريب',
    months: 1,
    putAway: endedSessions,
  },
  {
    kind: 'privacy-requests',
    label: 'طلبات الخصوصية والموافقات',
    since: 'الرد على الطلب',
    reason: 'إثبات الرد أمام الوزارة',
    months: 5 * aYear,
    least: 5 * aYear,
  },
  {
    kind: 'facts',
    label: 'سجل التدقيق',
    since: 'الواقعة',
    reason: 'دفاتر التاجر ومراسلاته',
    months: 10 * aYear,
    least: 10 * aYear,
  },
  {
    kind: 'finance',
    label: 'السجلات المالية والعقود',
    since: 'نهاية السنة الضريبية',
    reason: 'قانون ضريبة القيمة المضافة',
    months: 10 * aYear,
    least: 10 * aYear,
  },
  {
    kind: 'real-estate',
    label: 'سجلات العقار',
    since: 'نهاية السنة الضريبية',
    reason: 'قانون ضريبة القيمة المضافة، فيما يخص العقار',
    months: 15 * aYear,
    least: 15 * aYear,
  },
]

/** Sessions that have long been over: until then they can be asked about. */
async function endedSessions({ tx }: Pick<Work, 'tx'>, before: Date) {
  const gone = await tx
    .deleteFrom('sessions')
    .where((eb) => eb.or([eb('endedAt', '<', before), eb('idleUntil', '<', before), eb('expiresAt', '<', before)]))
    .returning('id')
    .execute()
  return gone.length
}
