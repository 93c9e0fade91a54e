import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { checkedContract } from '#areas/contracts/checked.ts'
import { sentPaper } from '#areas/contracts/templates/sent-paper.ts'
import { cancelContract } from '#areas/contracts/use-cases/end-contract.ts'
import { sendForSignature, takeBackContract } from '#areas/contracts/use-cases/send-for-signature.ts'
import { signOnPaper } from '#areas/contracts/use-cases/sign-on-paper.ts'
import { addDemonstrationAccount } from '#areas/identity/accounts/use-cases/add-demonstration-account.ts'
import { waitingTasks } from '#areas/tasks/queries.ts'
import { asTheHouse } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import { contractsOf, withText } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { pdf } from '#testing/stories.ts'
import { answered, visit } from '#testing/visit.ts'
import { action } from './routes/sign.tsx'
import { paperOfLink, signPage } from './sign-page.ts'
import { signersOf } from './signers.ts'
import { askCompanyCode, askSigningCode } from './use-cases/ask-code.ts'
import { askSignatures, sendSigningLink } from './use-cases/ask-signatures.ts'
import { completeWhatIsSigned } from './use-cases/complete-signing.ts'
import { declineSignature } from './use-cases/decline-signature.ts'
import { signByCode, signForCompany } from './use-cases/sign-by-code.ts'
import { waitingForCompany } from './waiting.ts'

const office = testOffice()
const { opened, drafted, stateOf, knowing, colleague } = contractsOf(office, withText)

let near: Ctx
let far: Ctx
let salim: string
let visitor: Ctx
beforeEach(async () => {
  ;({ near, far, partyId: salim } = await opened())
  visitor = { ...knowing(office.visitor()), address: '94.200.1.7', userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' }
})

const aDay = 86_400_000
const minute = 60_000
const agreed = 'yes' as const

/** Sent with links; what the customer's phone was sent. */
async function sent() {
  const { id: contractId, number } = await drafted(near, salim)
  await sendForSignature(near, { contractId, byCode: 'yes' })
  return { contractId, number, signingToken: await linkIn() }
}
async function linkIn() {
  await office.announce()
  const links = (await office.messages()).flatMap(({ text }) => /\/sign\/([\w-]+)/.exec(text)?.[1] ?? [])
  return links.at(-1) ?? ''
}
async function texts() {
  await office.announce()
  return (await office.messages()).map(({ text }) => text)
}
async function codeIn(to: string) {
  await office.announce()
  const codes = (await office.messages()).filter(({ recipient }) => recipient === to)
  return codes.flatMap(({ text }) => /\b(\d{6}) رمز توقيع/.exec(text)?.[1] ?? []).at(-1) ?? ''
}
const phone = '+96891234501'
async function codeOf(signingToken: string) {
  await askSigningCode(visitor, { signingToken })
  return codeIn(phone)
}
async function partySigns(signingToken: string) {
  await signByCode(visitor, { signingToken, oneTimeCode: await codeOf(signingToken), agreed })
}
/** Whoever manages the branch, with a mailbox of their own. */
async function companySigns(contractId: string) {
  const { id } = await addDemonstrationAccount(asTheHouse(near), { name: 'هدى الشنفري', email: 'huda@office.om' })
  const huda = { ...near, actor: { ...near.actor, id, name: 'هدى الشنفري' } }
  await askCompanyCode(huda, { contractId })
  await signForCompany(huda, { contractId, oneTimeCode: await codeIn('huda@office.om'), agreed })
}
const rowOf = (id: string) => office.db.selectFrom('contracts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const standings = async (contractId: string) =>
  (await signersOf(near, contractId)).map(({ called, standing }) => `${called} ${standing}`)

test('the customer signs on a phone with the code, the company inside, and the paper gets a page that proves both', async () => {
  const { contractId, signingToken } = await sent()
  expect(await signPage(visitor, signingToken)).toMatchObject({ standing: 'requested', name: 'سالم العمري', code: null })
  const before = await sentPaper(near, await rowOf(contractId))
  await partySigns(signingToken)
  expect(await standings(contractId)).toEqual(['المستأجر signed', 'الشركة requested'])
  expect(await rowOf(contractId)).toMatchObject({ signedOn: null })
  expect(await waitingForCompany(near)).toMatchObject([{ title: expect.stringContaining('T-TSA26-0001') }])
  const codes = (await office.messages()).map(({ text }) => text).filter((text) => text.includes('رمز توقيع'))
  expect(codes).toEqual([expect.stringContaining(`رمز توقيع العقد ${(await rowOf(contractId)).number} بمبلغ 3,000.000 ر.ع.`)])
  await companySigns(contractId)
  expect(await waitingForCompany(near)).toEqual([])
  expect(await waitingTasks(near)).toMatchObject([{ title: expect.stringMatching(/^فعّل عقد إيجار T-TSA26-0001 بعد/) }])
  expect(await rowOf(contractId)).toMatchObject({ signedOn: '2026-01-15', signedWay: 'code', state: 'pending-signature' })
  const after = await sentPaper(near, await rowOf(contractId))
  const text = pdfText(after?.bytes ?? new Uint8Array()).normalize('NFKC')
  for (const said of ['صفحة إثبات التوقيع', 'عنوان الشبكة', 'سالم العمري', 'رمز مرة واحدة']) expect(text).toContain(said)
  expect(text.split(`SHA-256 ${before?.sha256.slice(0, 16)}`), 'on the line of each').toHaveLength(3)
  expect(
    createHash('sha256')
      .update(after?.bytes ?? '')
      .digest('hex'),
  ).toBe(after?.sha256)
  expect((await paperOfLink(visitor, signingToken))?.bytes).toEqual(after?.bytes)
  const { token } = await rowOf(contractId)
  expect(await checkedContract(near, token)).toMatchObject({ sha256: before?.sha256 })
  const kept = await office.db.selectFrom('contractSignings').selectAll().orderBy('position').execute()
  expect(kept).toMatchObject([
    { signer: 'سالم العمري', address: '94.200.1.7', codeKind: 'phone', codeTo: phone, sha256: before?.sha256 },
    { signer: 'هدى الشنفري', codeKind: 'email', codeTo: 'huda@office.om', sha256: before?.sha256 },
  ])
  expect((await office.history()).filter((name) => name.startsWith('contracts.'))).toEqual(
    ['drafted', 'sent-for-signature', 'signature-asked', 'signing-code-asked', 'signature-given']
      .concat(['signing-code-asked', 'signature-given', 'signed'])
      .map((name) => `contracts.${name}`),
  )
})

test('whoever is asked reads what it is about and until when, and a reminder says its own day', async () => {
  const { contractId } = await sent()
  expect(await texts()).toContainEqual(expect.stringContaining('لتوقيعك حتى 22 يناير (شقة 3، برج السعادة): http'))
  office.later(aDay)
  await sendSigningLink(near, { contractId, signingId: (await signersOf(near, contractId))[0]?.id ?? '' })
  expect(await texts()).toContainEqual(expect.stringContaining('حتى 23 يناير'))
})

test('a wrong code is counted, a late one is over, and without a code nothing is signed', async () => {
  const { contractId, signingToken } = await sent()
  await expect(signByCode(visitor, { signingToken, oneTimeCode: '123456', agreed })).rejects.toThrow('انتهت صلاحية الرمز')
  const oneTimeCode = await codeOf(signingToken)
  const wrong = oneTimeCode === '111111' ? '222222' : '111111'
  await expect(signByCode(visitor, { signingToken, oneTimeCode: wrong, agreed })).rejects.toThrow('بقيت')
  await expect(signByCode(visitor, { signingToken, oneTimeCode, agreed: 'no' as 'yes' })).rejects.toThrow('اقرأ العقد')
  office.later(11 * minute)
  await expect(signByCode(visitor, { signingToken, oneTimeCode, agreed })).rejects.toThrow('انتهت صلاحية الرمز')
  await expect(askSigningCode(visitor, { signingToken: 'x' })).rejects.toMatchObject({ status: 404 })
  expect(await standings(contractId)).toEqual(['المستأجر requested', 'الشركة requested'])
  await partySigns(signingToken)
})

test('a code is asked for again not sooner than a minute, and only so often', async () => {
  const { signingToken } = await sent()
  const first = await codeOf(signingToken)
  await expect(askSigningCode(visitor, { signingToken })).rejects.toThrow('رمز جديد بعد')
  office.later(minute)
  const second = await codeOf(signingToken)
  if (first !== second) await expect(signByCode(visitor, { signingToken, oneTimeCode: first, agreed })).rejects.toThrow('بقيت')
  await signByCode(visitor, { signingToken, oneTimeCode: second, agreed })
  await expect(askSigningCode(visitor, { signingToken })).rejects.toThrow('وُقّع هذا العقد')
})

test('whoever asked for the code comes to where it is typed, under the whole text', async () => {
  const { signingToken } = await sent()
  const path = `/sign/${signingToken}`
  const asked = action(visit(visitor, `${path}?act=code`, { params: { signingToken }, form: {} }))
  expect(await answered(asked)).toMatchObject({ status: 303, to: `${path}#sign` })
})

test('a second press, and two at once, give one signature', async () => {
  const { contractId, signingToken } = await sent()
  const oneTimeCode = await codeOf(signingToken)
  const both = [1, 2].map(() => signByCode(visitor, { signingToken, oneTimeCode, agreed }))
  await expect(Promise.all(both)).resolves.toHaveLength(2)
  await signByCode(visitor, { signingToken, oneTimeCode, agreed })
  expect((await office.history()).filter((name) => name === 'contracts.signature-given')).toHaveLength(1)
  await expect(
    office.db.updateTable('contractSignings').set({ signer: 'x' }).where('state', '=', 'signed').execute(),
  ).rejects.toMatchObject({ code: '23514' })
  await expect(sql`delete from contract_signings where contract_id = ${contractId}`.execute(office.db)).rejects.toThrow()
})

test('what was taken back or cancelled meanwhile is signed by nobody, and those who were asked hear of it', async () => {
  const { contractId, signingToken } = await sent()
  const oneTimeCode = await codeOf(signingToken)
  await takeBackContract(near, { contractId, reason: 'تصحيح الإيجار' })
  await expect(signByCode(visitor, { signingToken, oneTimeCode, agreed })).rejects.toThrow('سُحب هذا العقد')
  expect((await signPage(visitor, signingToken))?.standing).toBe('withdrawn')
  await expect(paperOfLink(visitor, signingToken)).rejects.toMatchObject({ status: 410 })
  expect(await texts()).toContainEqual(expect.stringMatching(/سُحب عقد إيجار T-TSA26-0001، شقة 3، برج السعادة، ولم يعد/))
  office.later(minute)
  await sendForSignature(near, { contractId, byCode: 'yes' })
  await partySigns(await linkIn())
  await cancelContract(near, { contractId, reason: 'عدل' })
  expect(await standings(contractId)).toEqual(['المستأجر signed', 'الشركة withdrawn'])
})

test('signed on paper meanwhile, nobody signs it by code', async () => {
  const { contractId, signingToken } = await sent()
  await signOnPaper(near, { contractId, signedOn: '2026-01-15', scan: pdf })
  await expect(askSigningCode(visitor, { signingToken })).rejects.toThrow('سُحب هذا العقد')
})

test('whoever does not want to sign says why, and is asked by a new link', async () => {
  const { contractId, signingToken } = await sent()
  await expect(declineSignature(visitor, { signingToken, reason: '' })).rejects.toThrow('لماذا لا توقّع')
  await declineSignature(visitor, { signingToken, reason: 'الإيجار غير ما اتفقنا عليه' })
  await expect(askSigningCode(visitor, { signingToken })).rejects.toThrow('رُفض توقيع')
  const [signer] = await signersOf(near, contractId)
  expect(signer).toMatchObject({ standing: 'declined', declineReason: 'الإيجار غير ما اتفقنا عليه' })
  office.later(minute)
  await sendSigningLink(near, { contractId, signingId: signer?.id ?? '' })
  const anew = await linkIn()
  expect(anew).not.toBe(signingToken)
  expect(await signPage(visitor, signingToken)).toBeNull()
  await partySigns(anew)
})

test('a link opens for a week; then the office sends another one, and a reminder before that is the same one', async () => {
  const { contractId, signingToken } = await sent()
  const signingId = (await signersOf(near, contractId))[0]?.id ?? ''
  await expect(sendSigningLink(near, { contractId, signingId })).rejects.toThrow('قبل لحظة')
  office.later(aDay)
  await sendSigningLink(near, { contractId, signingId })
  expect(await linkIn()).toBe(signingToken)
  office.later(7 * aDay)
  await expect(askSigningCode(visitor, { signingToken })).rejects.toThrow('انتهت مهلة هذا الرابط')
  await sendSigningLink(near, { contractId, signingId })
  await partySigns(await linkIn())
  await expect(sendSigningLink(near, { contractId, signingId })).rejects.toThrow('تغيّرت حالة العقد')
  const company = (await signersOf(near, contractId))[1]?.id ?? ''
  await expect(sendSigningLink(near, { contractId, signingId: company })).rejects.toThrow('تغيّرت حالة العقد')
})

test('links are sent afterwards as well, once, to a contract that is printed; and each step asks for its permission', async () => {
  const { id: contractId } = await drafted(near, salim)
  await expect(askSignatures(near, { contractId })).rejects.toThrow('تغيّرت حالة العقد')
  await sendForSignature(near, { contractId })
  await expect(askSignatures(far, { contractId })).rejects.toMatchObject({ status: 404 })
  await Promise.all([askSignatures(near, { contractId }), askSignatures(near, { contractId })])
  expect(await standings(contractId)).toEqual(['المستأجر requested', 'الشركة requested'])
  const clerk = knowing(await colleague('noor', 'propertyOfficer'))
  await expect(askCompanyCode(clerk, { contractId })).rejects.toMatchObject({ status: 404 })
  await expect(signForCompany(clerk, { contractId, oneTimeCode: '111111', agreed })).rejects.toMatchObject({ status: 404 })
})

test('what the machine left between the last signature and its paper is made up for', async () => {
  const { contractId, signingToken } = await sent()
  await companySigns(contractId)
  const completing = { ...visitor, files: { ...visitor.files, put: () => Promise.reject(new Error('killed')) } }
  const oneTimeCode = await codeOf(signingToken)
  await expect(signByCode(completing, { signingToken, oneTimeCode, agreed })).rejects.toThrow('killed')
  expect(await rowOf(contractId)).toMatchObject({ signedOn: null })
  office.later(2 * minute)
  await completeWhatIsSigned(knowing(office.visitor()))
  expect(await rowOf(contractId)).toMatchObject({ signedWay: 'code' })
  expect(await stateOf(contractId)).toBe('pending-signature')
})
