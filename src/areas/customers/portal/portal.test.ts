import { expect, test } from 'vitest'
import { customers as area } from '#areas/customers/area.ts'
import { refuseDocument } from '#areas/customers/papers/use-cases/refuse-document.ts'
import { verifyDocument } from '#areas/customers/papers/use-cases/verify-document.ts'
import { customersPermissions as may } from '#areas/customers/permissions.ts'
import { customer, nameChangeOf } from '#areas/customers/record/queries.ts'
import { registerCustomer } from '#areas/customers/record/use-cases/register-customer.ts'
import { testOffice } from '#testing/office.ts'
import { answered, visit } from '#testing/visit.ts'
import { ownPapers, ownProfile } from './own-queries.ts'
import { loader as documentsPage, action as upload } from './routes/portal-documents.tsx'
import { loader as profilePage, action as save } from './routes/portal-profile.tsx'
import { acceptNameChange } from './use-cases/accept-name-change.ts'
import { addOwnDocument } from './use-cases/add-own-document.ts'
import { correctOwnProfile } from './use-cases/correct-own-profile.ts'
import { refuseNameChange } from './use-cases/refuse-name-change.ts'

const office = testOffice()
const huda = () => office.staff('huda', ...Object.values(may))
const pdf = { name: 'بطاقة.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF') }
const titles = async (ctx: ReturnType<typeof huda>) => ((await area.waiting?.(ctx)) ?? []).map(({ title }) => title)

/** A customer of ours with an account of that name. */
async function withAccount(accountId: string, name: string, phone: string) {
  const { id } = await registerCustomer(huda(), { kind: 'person', name, phone, quarter: 'عوقد', anyway: 'yes' })
  await office.db.insertInto('customerAccounts').values({ accountId, partyId: id, joinedAt: new Date() }).execute()
  return id
}
const salim = () => withAccount('salim', 'سالم الكثيري', '9123 4567')

async function cardOf(accountId: string) {
  await addOwnDocument(office.customer(accountId), { documentKind: 'civil-card', expiresOn: '2030-01-01', file: [pdf] })
  return (await ownPapers(office.customer(accountId)))?.[0]?.id ?? ''
}

test('a customer sets right what is written of them, and what they leave empty is gone', async () => {
  const id = await salim()
  await correctOwnProfile(office.customer('salim'), { name: 'سالم بن أحمد الكثيري', wilayat: 'طاقة', whatsapp: 'yes' })

  expect(await ownProfile(office.customer('salim'))).toMatchObject({
    ...{
      name: 'سالم بن أحمد الكثيري',
      wilayat: 'طاقة',
      quarter: null,
      whatsapp: true,
      phone: '+96891234567',
      number: 'CU-10001',
    },
  })
  expect(await customer(huda(), id)).toMatchObject({ name: 'سالم بن أحمد الكثيري' })
  await expect(correctOwnProfile(office.visitor(), { name: 'سالم' })).rejects.toMatchObject({ status: 403 })
  await expect(correctOwnProfile(office.customer('maryam'), { name: 'سالم' })).rejects.toMatchObject({ status: 404 })
})

test('an account is a person’s or a company’s, with a company’s numbers, until somebody has seen its papers', async () => {
  const id = await salim()
  await registerCustomer(huda(), { kind: 'company', name: 'مخبز الحافة', commercialRegister: '1990033' })
  const ctx = office.customer('salim')
  const company = { kind: 'company', name: 'شركة النخيل', vatin: 'OM1100000000' } as const

  await expect(correctOwnProfile(ctx, { ...company, commercialRegister: '1990033' })).rejects.toMatchObject({
    issues: [{ path: ['commercialRegister'], message: expect.not.stringContaining('مخبز') }],
  })
  await correctOwnProfile(ctx, { ...company, commercialRegister: '1990034' })
  expect(await ownProfile(ctx)).toMatchObject({ kind: 'company', name: 'شركة النخيل', commercialRegister: '1990034' })

  await verifyDocument(huda(), { id, documentId: await cardOf('salim') })
  await expect(correctOwnProfile(ctx, { kind: 'person', name: 'شركة النخيل' })).rejects.toMatchObject({
    issues: [{ path: ['kind'] }],
  })
  await correctOwnProfile(ctx, { kind: 'company', name: 'شركة النخيل', vatin: 'OM1100000000' })
  expect(await ownProfile(ctx)).toMatchObject({ kind: 'company', commercialRegister: null, vatin: 'OM1100000000' })
})

test('nothing but these fields is taken from the form, whatever it sends', async () => {
  const id = await salim()
  const smuggled = { name: 'سالم الكثيري', phone: '+96899999999', risk: 'none', creditLimit: '9', id: 'x', civilNumber: '123456' }
  await correctOwnProfile(office.customer('salim'), { ...smuggled, wilayat: 'طاقة' })
  expect(await customer(huda(), id)).toMatchObject({
    phone: '+96891234567',
    civilNumber: null,
    creditLimit: null,
    wilayat: 'طاقة',
  })
})

test('the name of somebody whose card we have seen waits until somebody has compared it', async () => {
  const id = await salim()
  await verifyDocument(huda(), { id, documentId: await cardOf('salim') })
  expect(await correctOwnProfile(office.customer('salim'), { name: 'سالم المعشني', wilayat: 'طاقة' })).toEqual({ waits: true })
  expect(await ownProfile(office.customer('salim'))).toMatchObject({
    name: 'سالم الكثيري',
    wilayat: 'طاقة',
    change: { status: 'pending' },
  })
  expect(await titles(huda())).toEqual(['راجع تغيير اسم سالم الكثيري'])

  const changeId = (await nameChangeOf(huda(), id))?.id ?? ''
  const both = await Promise.allSettled([
    acceptNameChange(huda(), { id, changeId }),
    refuseNameChange(huda(), { id, changeId, reason: 'لا يطابق البطاقة' }),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(acceptNameChange(office.customer('salim'), { id, changeId })).rejects.toMatchObject({ status: 403 })
})

test('it is refused with a reason the customer reads, or taken back by writing the old name', async () => {
  const id = await salim()
  await verifyDocument(huda(), { id, documentId: await cardOf('salim') })
  // A new picture does not make the seen card forgotten.
  await cardOf('salim')
  await correctOwnProfile(office.customer('salim'), { name: 'سالم المعشني' })
  await correctOwnProfile(office.customer('salim'), { name: 'سالم المهري' })
  await refuseNameChange(huda(), { id, changeId: (await nameChangeOf(huda(), id))?.id ?? '', reason: 'لا يطابق البطاقة' })
  expect((await ownProfile(office.customer('salim')))?.change).toEqual({
    name: 'سالم المهري',
    status: 'refused',
    refusal: 'لا يطابق البطاقة',
  })

  await correctOwnProfile(office.customer('salim'), { name: 'سالم العمري' })
  await correctOwnProfile(office.customer('salim'), { name: 'سالم الكثيري', wilayat: 'صلالة' })
  expect(await nameChangeOf(huda(), id)).toBeUndefined()
})

test('a paper is brought once, seen by staff, refused with a reason or found good, and asked for again when it runs out', async () => {
  const id = await salim()
  const own = office.customer('salim')
  expect(await titles(own)).toEqual(['أضف البطاقة الشخصية'])
  const first = await cardOf('salim')
  expect(await titles(own)).toEqual([])
  expect(await titles(huda())).toEqual(['تحقق من البطاقة الشخصية: سالم الكثيري'])
  expect(await titles(office.staffWithin('maryam', { own: true }, ...Object.values(may)))).toEqual([])

  await refuseDocument(huda(), { id, documentId: first, reason: 'الصورة غير واضحة' })
  expect(await ownPapers(own)).toMatchObject([{ state: 'refused', refusal: 'الصورة غير واضحة' }])
  expect(await titles(own)).toEqual(['أضف البطاقة الشخصية من جديد'])
  await verifyDocument(huda(), { id, documentId: await cardOf('salim') })
  expect(await ownPapers(own)).toMatchObject([{ state: 'valid' }])
  expect(await titles(own)).toEqual([])
  office.later(5 * 365 * 86_400_000)
  expect(await titles(own)).toEqual(['أضف البطاقة الشخصية من جديد'])
})

test('a paper without its picture is not taken, and nobody sees another’s', async () => {
  await salim()
  await withAccount('said', 'سعيد المعشني', '9123 4568')
  await cardOf('salim')
  await expect(addOwnDocument(office.customer('said'), { documentKind: 'passport', file: [] })).rejects.toMatchObject({
    issues: [{ path: ['file'], message: 'اختر صورة الوثيقة أو ملفها.' }],
  })
  expect(await ownPapers(office.customer('said'))).toEqual([])
  expect(await ownProfile(office.customer('said'))).toMatchObject({ name: 'سعيد المعشني' })
})

test('the pages open with one’s own, and say so where there is nothing yet', async () => {
  await salim()
  expect(await profilePage(visit(office.customer('salim'), '/'))).toMatchObject({ profile: { number: 'CU-10001' } })
  expect(await documentsPage(visit(office.customer('salim'), '/'))).toEqual({ papers: [] })
  expect(await profilePage(visit(office.customer('maryam'), '/'))).toEqual({ profile: null })
  expect(await documentsPage(visit(office.customer('maryam'), '/'))).toEqual({ papers: null })
  expect(await answered(profilePage(visit(office.visitor(), '/dashboard/profile')))).toMatchObject({
    to: '/login?to=%2Fdashboard%2Fprofile',
  })

  const form = { name: 'سالم الكثيري', wilayat: 'طاقة' }
  expect(await answered(save(visit(office.customer('salim'), '/', { form })))).toMatchObject({
    status: 303,
    to: '/dashboard/profile',
  })
  expect(await answered(upload(visit(office.customer('salim'), '/', { form: { documentKind: 'x' } })))).toMatchObject({
    init: { status: 422 },
  })
})
