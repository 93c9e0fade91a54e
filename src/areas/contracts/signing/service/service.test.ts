import { beforeEach, expect, test } from 'vitest'
import type { Ctx } from '#platform/context.ts'
import { contractsOf, withText } from '#testing/contracts.ts'
import { testOffice } from '#testing/office.ts'
import { pdfText } from '#testing/pdf-text.ts'
import { signingService } from '#testing/signing-service.ts'
import { sendForSignature, takeBackContract } from '../../use-cases/send-for-signature.ts'
import { signedPaper } from '../audit.ts'
import { isSigned, signings } from '../found.ts'
import { signPage } from '../sign-page.ts'
import { signersOf } from '../signers.ts'
import { connectedService } from './connected.ts'
import { connectService, disconnectService } from './use-cases/connect-service.ts'
import { askService, confirmService, hearFromService } from './use-cases/sign-by-service.ts'

const office = testOffice()
const { opened, drafted, knowing, colleague } = contractsOf(office, withText)

let near: Ctx
let visitor: Ctx
let manager: Ctx
let contractId: string
let signingToken: string
let service: Awaited<ReturnType<typeof signingService>>

beforeEach(async () => {
  const open = await opened()
  ;[near, visitor] = [open.near, { ...knowing(office.visitor()), address: '94.200.1.7' }]
  manager = knowing(await colleague('maryam', 'generalManager'))
  contractId = (await drafted(near, open.partyId)).id
  await sendForSignature(near, { contractId, byCode: 'yes' })
  await office.announce()
  signingToken = (await office.messages()).flatMap(({ text }) => /\/sign\/([\w-]+)/.exec(text)?.[1] ?? []).at(-1) ?? ''
  service = await signingService()
})

const link = () => ({ signingToken })
const first = async () => (await office.db.selectFrom('contractSignings').selectAll().orderBy('position').execute())[0]
const standing = async () => (await signersOf(near, contractId))[0]?.standing

test('without a service one signs by code; it is connected by whoever may, and its key is never read back', async () => {
  await expect(askService(visitor, link())).rejects.toThrow('لا مزوّد توقيع الآن')
  expect((await signPage(visitor, signingToken))?.service).toBeNull()
  await expect(connectService(near, service.account)).rejects.toMatchObject({ status: 403 })
  await expect(connectService(manager, { ...service.account, address: 'sign.om' })).rejects.toThrow('يبدأ بـ https')
  const production: Ctx = { ...manager, config: { ...manager.config, MODE: 'production' } }
  await expect(connectService(production, service.account)).rejects.toThrow('يبدأ بـ https')
  await connectService(manager, service.account)
  expect(await connectedService(manager)).not.toHaveProperty('key')
  const { key } = await office.db.selectFrom('signingServices').select('key').executeTakeFirstOrThrow()
  expect(key).not.toContain(service.account.keyPassword)
  expect((await signPage(visitor, signingToken))?.service).toEqual({ name: 'مزوّد التجربة', url: null })
  await disconnectService(manager, {})
  await expect(disconnectService(manager, {})).rejects.toThrow('لا مزوّد مربوط')
  await expect(askService(visitor, link())).rejects.toThrow('لا مزوّد توقيع الآن')
})

test('the service gets the frozen paper once, and its word about these very bytes is a signature with its proof', async () => {
  await connectService(manager, service.account)
  await Promise.all([askService(visitor, link()), askService(visitor, link())])
  expect(service.brought()).toEqual([{ name: 'سالم العمري', phone: '+96891234501', email: null, isWhole: true }])
  expect((await signPage(visitor, signingToken))?.service?.url).toContain('https://sign.example.om/s-')
  await expect(confirmService(visitor, link())).rejects.toThrow('لم يصل توقيعك من المزوّد بعد')
  expect(await standing()).toBe('requested')
  service.becomes('signed')
  await Promise.all([confirmService(visitor, link()), confirmService(visitor, link())])
  await confirmService(visitor, link())
  expect(await first()).toMatchObject({
    ...{ state: 'signed', way: 'licensed-service', evidence: 'cert-0042', signer: 'سالم العمري', codeTo: null },
    address: '94.200.1.7',
  })
  expect((await office.history()).filter((name) => name === 'contracts.signature-given')).toHaveLength(1)
  const signed = (await signings(office.db).execute()).filter(isSigned)
  const paper = pdfText(await signedPaper(near, signed[0]?.paperId ?? '', signed)).normalize('NFKC')
  expect(paper).toContain('إثبات المز')
  expect(paper).not.toContain('أُرسل الرمز')
})

test('another paper than ours is no signature, nor is a no of theirs; and where nothing is heard nothing happens', async () => {
  await connectService(manager, service.account)
  service.failing = true
  await expect(askService(visitor, link())).rejects.toThrow('لم يُجب مزوّد التوقيع')
  expect(await first()).toMatchObject({ serviceRef: null })
  service.failing = false
  await askService(visitor, link())
  service.becomes('declined')
  await expect(confirmService(visitor, link())).rejects.toThrow('رفضت التوقيع لدى المزوّد')
  service.becomes('signed', { sha256: 'f'.repeat(64) })
  await expect(confirmService(visitor, link())).rejects.toThrow('ليس نسخة هذا العقد')
  expect(await standing()).toBe('requested')
})

test('who signed there and did not come back has signed all the same, but for a contract that was taken back', async () => {
  await connectService(manager, service.account)
  await askService(visitor, link())
  service.becomes('signed')
  await disconnectService(manager, {})
  const house = knowing(office.visitor())
  await hearFromService(house)
  expect(await standing()).toBe('signed')

  await takeBackContract(near, { contractId, reason: 'تصحيح' })
  const calls = service.calls
  await hearFromService(house)
  expect(service.calls).toBe(calls)
  await expect(askService(visitor, { signingToken: 'x' })).rejects.toMatchObject({ status: 404 })
})
