import { forgetPartsOf } from '#areas/records/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { forgetFiles } from '#platform/files/forget.ts'
import { type Forgotten, type Kept, keptFields, type Personal, type Subject } from '#platform/personal.ts'
import type { CustomerKind } from '#values/customer-kinds.ts'
import { customerNumber } from './customer.ts'
import { mergedInto, partyOf, rolesToKeep } from './record/party-of-account.ts'
import { foundBy, recordOf } from './record/record.ts'
import { customerRecord } from './record/record-kind.ts'
import { type CustomerField, fieldWords, roleWords } from './words.ts'

/** In the place of the name of somebody who was forgotten. */
const nobody = 'عميل محذوف'

export const customersPersonal: Personal = {
  processing: [
    {
      purpose: 'التعامل مع العملاء في كل الخدمات',
      people: 'العملاء ومن يمثلهم',
      data: 'الاسم والعنوان ووسائل التواصل وأرقام الهوية ووثائقها، والآيبان عند التحويل',
      ground: 'تنفيذ العقد، والتزام قانوني',
      sharedWith: 'البلدية عند توثيق العقد، والبنك عند التحويل',
    },
  ],
  kept,
  forget,
}

const toldFields = (Object.keys(fieldWords) as CustomerField[]).filter(
  (name): name is Exclude<CustomerField, 'kind' | 'whatsapp' | 'preferredChannel'> =>
    !['kind', 'whatsapp', 'preferredChannel'].includes(name),
)

async function kept({ db }: Pick<Ctx, 'db'>, subject: Subject): Promise<Kept[]> {
  const party = await partyOf({ db }, subject.accountId)
  if (!party) return []
  const said = toldFields.map((name) => ({ name, label: fieldWords[name], value: party[name] }))
  const record = { id: party.id, title: customerNumber(party.sequence), at: party.createdAt, fields: keptFields(said) }
  return [
    { kind: 'customer', title: 'سجل العميل', records: [record] },
    await documents(db, party.id),
    await accounts(db, party.id),
  ]
}

async function documents(db: Ctx['db'], partyId: string): Promise<Kept> {
  const rows = await db
    .selectFrom('identityDocuments')
    .select(['id', 'kind', 'number', 'expiresOn', 'addedAt'])
    .where('partyId', '=', partyId)
    .orderBy('addedAt')
    .execute()
  const records = rows.map(({ id, kind, number, expiresOn, addedAt }) => ({
    ...{ id, title: documentWords[kind], at: addedAt },
    fields: keptFields([
      { name: 'number', label: 'الرقم', value: number, code: true },
      { name: 'expiresOn', label: 'تنتهي في', value: expiresOn, code: true },
    ]),
  }))
  return { kind: 'documents', title: 'الوثائق', records }
}

const documentWords = {
  'civil-card': 'بطاقة مدنية',
  'resident-card': 'بطاقة مقيم',
  passport: 'جواز سفر',
  'driving-licence': 'رخصة قيادة',
  'commercial-register': 'سجل تجاري',
  'power-of-attorney': 'وكالة',
} as const

async function accounts(db: Ctx['db'], partyId: string): Promise<Kept> {
  const rows = await db
    .selectFrom('bankAccounts')
    .select(['id', 'iban', 'holder', 'addedAt'])
    .where('partyId', '=', partyId)
    .where('removedAt', 'is', null)
    .execute()
  const records = rows.map(({ id, iban, holder, addedAt }) => ({
    ...{ id, title: holder, at: addedAt },
    fields: keptFields([{ name: 'iban', label: 'رقم الآيبان', value: iban, code: true }]),
  }))
  return { kind: 'bankAccounts', title: 'الحسابات البنكية', records }
}

/** Whoever never was more than a name in the register is gone from it; contracts and money need to know whose they are. */
async function forget(work: Work, subject: Subject): Promise<Forgotten[]> {
  const party = await partyOf({ db: work.tx }, subject.accountId)
  if (!party) return []
  const roles = await rolesToKeep({ db: work.tx }, party.id)
  await work.tx.deleteFrom('customerAccounts').where('partyId', '=', party.id).execute()
  if (roles.length > 0) {
    const as = roles.map((role) => roleWords[role]).join('، ')
    return [{ title: `سجل العميل (${as})`, count: 0, stays: 'عقود وسجلات مالية يوجب القانون حفظها' }]
  }
  let [papers, parts] = [0, 0]
  for (const one of [party, ...(await mergedInto({ db: work.tx }, party.id))]) {
    papers += await forgetDocuments(work, one.id)
    parts += await forgetPartsOf(work, { kind: customerRecord.kind, recordId: one.id })
    await forgetRecord(work, one)
  }
  return [
    { title: 'سجل العميل', count: 1 },
    { title: 'الوثائق', count: papers },
    { title: 'الملاحظات والمرفقات', count: parts },
  ]
}

type Row = { id: string; sequence: number; kind: CustomerKind; version: number }

async function forgetRecord({ tx, now }: Work, { id, sequence, kind, version }: Row) {
  for (const table of ['partyContacts', 'bankAccounts', 'nameChanges'] as const)
    await tx.deleteFrom(table).where('partyId', '=', id).execute()
  // What a merge would restore is what was to be forgotten.
  await tx
    .updateTable('partyMerges')
    .set((eb) => ({ keptBefore: '{}', keptAfter: '{}', undoUntil: eb.fn('least', ['undoUntil', eb.val(now())]) }))
    .where((eb) => eb.or([eb('keptId', '=', id), eb('mergedId', '=', id)]))
    .execute()
  const record = recordOf({ kind, name: nobody })
  await tx
    .updateTable('parties')
    .set({ ...record, ...foundBy(sequence, record), version: version + 1, changedAt: now() })
    .where('id', '=', id)
    .execute()
}

async function forgetDocuments({ tx }: Work, partyId: string) {
  const gone = await tx.deleteFrom('identityDocuments').where('partyId', '=', partyId).returning('fileId').execute()
  await forgetFiles(
    tx,
    gone.flatMap(({ fileId }) => fileId ?? []),
  )
  return gone.length
}
