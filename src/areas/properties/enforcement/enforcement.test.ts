import { beforeEach, expect, test } from 'vitest'

import { recordDelivery } from '#areas/collecting/warnings/use-cases/record-delivery.ts'
import { serveNotice } from '#areas/collecting/warnings/use-cases/serve-notice.ts'
import { activateContract } from '#areas/contracts/use-cases/activate-contract.ts'
import { sendForSignature } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import { bounceCheque } from '#areas/finance/cheques/use-cases/bounce-cheque.ts'
import { depositCheques } from '#areas/finance/cheques/use-cases/deposit-cheques.ts'
import type { Ctx } from '#platform/context.ts'
import { print } from '#platform/documents/print.ts'
import { vaultOf } from '#testing/cheques.ts'
import { leasesOf } from '#testing/leases.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { fileOfLease } from './file-of-lease.ts'
import { permissionForEnforcement } from './file-permission.ts'
import { makeEnforcementFile } from './use-cases/make-enforcement-file.ts'

const office = testOffice()
const { aLeaseOfABranch } = leasesOf(office)
const { bank, brings, id, huda } = vaultOf(office)

let near: Ctx
let far: Ctx
let contractId: string
beforeEach(async () => {
  ;({ id: contractId, near, far } = await aLeaseOfABranch())
})

const scanned = () =>
  print('testing/trial.typ', {
    office: { name: 'التحالف' },
    number: '1',
    day: '2026-01-10',
    pairs: [],
    rows: [['نسخة', 'موقّعة']],
  })
const pagesIn = (pdf: Uint8Array) =>
  Buffer.from(pdf)
    .toString('latin1')
    .match(/\/Type\s*\/Page\b/g)?.length
const aDay = 24 * 60 * 60 * 1000
const missing = async () => (await fileOfLease(near, contractId))?.missing
const make = (more: { id?: string } = {}, who = near) => makeEnforcementFile(who, { id: id(), contractId, ...more })

async function signedWith(scan: Uint8Array) {
  await sendForSignature(near, { contractId })
  await signOnPaper(near, { contractId, signedOn: '2026-01-10', scan: { name: 'العقد.pdf', bytes: Buffer.from(scan) } })
  await activateContract(near, { contractId })
}

const register = () =>
  office.db
    .updateTable('leases')
    .set({ registration: 'registered', registrationNumber: 'DH-4411', registeredOn: '2026-01-12' })
    .where('contractId', '=', contractId)
    .execute()

/** The final warning, which a letter proves; then its days. */
async function warned() {
  const { id: noticeId } = await serveNotice(near, { id: id(), contractId, step: 'final', reason: 'لا يرد' })
  const letter = { way: 'registered-mail', outcome: 'delivered', reference: 'RR123456789OM' } as const
  await recordDelivery(near, { id: id(), noticeId, on: '2026-01-15', proof: [], ...letter })
}

/** One of the tenant's own that came back. */
async function bounced() {
  const { partyId } = await office.db
    .selectFrom('contracts')
    .select('partyId')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
  const cheque = await brings(partyId, '250', { cover: 'oldest' })
  const slip = await depositCheques(huda(), { id: id(), accountId: await bank(), chequeId: [cheque] })
  await bounceCheque(huda(), { chequeId: cheque, on: '2026-01-15', reason: 'الرصيد لا يكفي' })
  return slip
}

test('what the law needs stops the file and is named, what else is missing only stands on its cover', async () => {
  await signedWith(await scanned())
  expect(await missing()).toEqual(['registered', 'notice', 'days'])
  const whole = 'ينقص الملف: توثيق العقد لدى البلدية، إنذار نهائي ثبت وصوله إلى المستأجر، انقضاء مهلة الإنذار النهائي. أكملها'
  await expect(make()).rejects.toThrow(whole)
  await register()
  await serveNotice(near, { id: id(), contractId, step: 'reminder' })
  expect(await missing(), 'a reminder is no warning').toEqual(['notice', 'days'])
  await warned()
  expect(await missing()).toEqual(['days'])
  const until = 'ينقص الملف: انقضاء مهلة الإنذار النهائي. تنقضي مهلته بنهاية 31 يناير 2026.'
  await expect(make()).rejects.toThrow(until)
  office.later(16 * aDay)
  await expect(make()).rejects.toThrow(until)
  office.later(aDay)
  expect(await missing()).toEqual([])
  await expect(make({}, far)).rejects.toMatchObject({ status: 404 })
  await make()
  const made = (await fileOfLease(near, contractId))?.made ?? []
  expect(made).toMatchObject([{ amount: 500_000n }])
  const bytes = await near.files.get(made[0]?.sha256 ?? '')
  const within = (await keptPapers()).reduce((sum, one) => sum + (pagesIn(one) ?? 0), 0)
  expect(pagesIn(bytes), 'no sheet for cheques that never were').toBe(1 + 4 + within)
})

/** The contract, its scan and the notices, as they were kept. */
async function keptPapers() {
  const { db } = office
  const contract = await db
    .selectFrom('contractPapers')
    .select('sha256')
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow()
  const scan = await db
    .selectFrom('contracts')
    .innerJoin('files', 'files.id', 'contracts.signedFileId')
    .select('sha256')
    .where('contracts.id', '=', contractId)
    .executeTakeFirstOrThrow()
  const notices = await db.selectFrom('formalNotices').select('sha256').execute()
  return Promise.all([contract, scan, ...notices].map(({ sha256 }) => near.files.get(sha256)))
}

/** With them the paper that says a cheque came back. */
async function boundIn() {
  const memo = await office.db.selectFrom('keptPapers').select('sha256').where('kind', '=', 'bounce').executeTakeFirstOrThrow()
  return [...(await keptPapers()), await near.files.get(memo.sha256)]
}

test('one file: its cover and index, the lease and its scan, what is owed, the notices and the cheques, page by page', async () => {
  await signedWith(await scanned())
  await register()
  await bounced()
  await warned()
  office.later(17 * aDay)
  const asked = { id: id() }
  await Promise.all([make(asked), make(asked)])
  const made = (await fileOfLease(near, contractId))?.made ?? []
  expect(made).toHaveLength(1)
  const bytes = await near.files.get(made[0]?.sha256 ?? '')
  const bound = await boundIn()
  expect(bound.filter((one) => pagesIn(one) === 0)).toEqual([])
  const within = bound.reduce((sum, one) => sum + (pagesIn(one) ?? 0), 0)
  expect(pagesIn(bytes)).toBe(1 + 4 + within)
  const text = pdfText(bytes)
  const words = ['L-TSA26-0001', 'RD-TSA26-00001', 'FN-1', '000381', 'DH-4411', 'RR123456789OM', 'ملف التنفيذ']
  expect(words.filter((one) => !text.includes(one))).toEqual([])
  expect(await permissionForEnforcement(far, made[0]?.fileId ?? '')).toBeNull()
  expect((await office.history()).filter((name) => name === 'properties.enforcement-file-made')).toHaveLength(1)
})
