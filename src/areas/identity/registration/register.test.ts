import { expect, test, vi } from 'vitest'
import { identity } from '#areas/identity/area.ts'
import { requestCodeAgain } from '#areas/identity/codes/use-cases/request-code-again.ts'
import { RegisterInput } from '#areas/identity/inputs.ts'
import { masked } from '#areas/identity/one-time-code.ts'
import { strengthOf } from '#areas/identity/proofs/password-strength.ts'
import { consentsOf } from '#areas/identity/public.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { testOffice } from '#testing/office.ts'
import { password, peopleOf } from '#testing/people.ts'
import { enterCode } from './use-cases/enter-code.ts'
import { register } from './use-cases/register.ts'

/** The dear part, done as ever and counted. */
const { argon2 } = await vi.hoisted(async () => ({ argon2: vi.fn((await import('node:crypto')).argon2) }))
vi.mock('node:crypto', async (original) => ({ ...(await original<typeof import('node:crypto')>()), argon2 }))

const office = testOffice()
const { codeSentTo, whoIs } = peopleOf(office)
const minute = 60_000

const salim = { name: 'سالم بن سعيد المعشني', phone: '9123 4567', password, terms: 'yes' as const, formId: 'x' }
const salimsPhone = '+96891234567'

const begin = async (form: Partial<typeof salim> & Record<string, string> = {}) =>
  (await register(office.visitor(), { ...salim, ...form })).to.replace('/verify/', '')
const enter = (token: string, oneTimeCode: string) => enterCode(office.visitor(), { token, oneTimeCode })
const tokenOf = ({ opened }: Awaited<ReturnType<typeof enterCode>>) => opened?.token ?? ''

test('one registers with a phone, brings the code, and is in', async () => {
  const page = await begin()
  expect(await office.db.selectFrom('userAccounts').select('id').execute(), 'no account before the code').toEqual([])
  const entered = await enter(page, await codeSentTo(salimsPhone))

  expect(entered).toMatchObject({ to: '/dashboard', said: 'أُنشئ حسابك. أهلًا بك في التحالف.' })
  const actor = await whoIs(tokenOf(entered))
  expect(actor).toMatchObject({ kind: 'customer', name: salim.name })
  expect(await signIn(office.visitor(), { contact: salim.phone, password })).toMatchObject({ to: '/dashboard' })

  const facts = await office.db.selectFrom('facts').select(['name', 'data']).execute()
  expect(facts.find(({ name }) => name === 'identity.contact-verified')?.data).toEqual({
    ...{ accountId: actor.id, accountKind: 'customer', partyKind: 'person', kind: 'phone', value: salimsPhone, name: salim.name },
  })
  expect(facts.find(({ name }) => name === 'identity.registered')?.data).toMatchObject({ accountId: actor.id, kind: 'customer' })
})

test('the code is in the message alone, and what was typed does not stay behind', async () => {
  const page = await begin()
  const code = await codeSentTo(salimsPhone)
  expect(code).toMatch(/^\d{6}$/)
  const kept = [
    await office.db.selectFrom('facts').selectAll().execute(),
    await office.db.selectFrom('oneTimeCodes').selectAll().execute(),
  ]
  expect(JSON.stringify(kept, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(code)
  await enter(page, code)
  expect(await office.db.selectFrom('registrations').select('codeId').execute()).toEqual([])
})

test('numbers of everywhere are one number, however they are typed; a landline receives no code', async () => {
  for (const [typed, number] of [
    ['٩١٢٣٤٥٦٧', salimsPhone],
    ['00971 50 123 4567', '+971501234567'],
    ['+44 (0)7911 123456', '+447911123456'],
  ] as const) {
    await begin({ phone: typed })
    expect(await codeSentTo(number), typed).toMatch(/^\d{6}$/)
  }
  await expect(begin({ phone: '2329 1234' })).rejects.toMatchObject({
    issues: [{ message: 'اكتب رقم هاتف نقّال يستقبل الرسائل.' }],
  })
})

test('an e-mail address is enough; beside a phone it waits until it is shown to be theirs', async () => {
  const { phone, ...byMail } = salim
  const { to } = await register(office.visitor(), { ...byMail, email: 'Salim@Example.com' })
  await enter(to.replace('/verify/', ''), await codeSentTo('salim@example.com'))
  await enter(await begin({ phone, email: 'other@example.com' }), await codeSentTo(salimsPhone))

  const accounts = await office.db
    .selectFrom('userAccounts')
    .select(['email', 'phone', 'awaitedEmail'])
    .orderBy('createdAt')
    .execute()
  expect(accounts).toEqual([
    { email: 'salim@example.com', phone: null, awaitedEmail: null },
    { email: null, phone: salimsPhone, awaitedEmail: 'other@example.com' },
  ])
  await expect(signIn(office.visitor(), { contact: 'other@example.com', password })).rejects.toMatchObject({ status: 401 })
})

test('what was agreed to is kept with its text, and offers only when they were ticked', async () => {
  const entered = await enter(await begin(), await codeSentTo(salimsPhone))
  const { id } = await whoIs(tokenOf(entered))
  expect((await consentsOf(office, id)).map(({ purpose }) => purpose).sort()).toEqual(['privacy', 'terms'])

  const willing = await enter(await begin({ phone: '92880147', marketing: 'yes' }), await codeSentTo('+96892880147'))
  const given = await consentsOf(office, (await whoIs(tokenOf(willing))).id)
  expect(given).toHaveLength(3)
  expect(given[0]).toMatchObject({ textVersion: 'بلا رقم', channel: 'web', evidence: 'طلب test' })
  const { terms, ...unwilling } = salim
  await expect(register(office.visitor(), unwilling as typeof salim)).rejects.toMatchObject({
    issues: [{ path: ['terms'], message: 'وافق على الشروط لنكمل.' }],
  })
  expect(terms).toBe('yes')
})

test('neither answer nor work tells that a contact has an account; its owner is told', async () => {
  await enter(await begin(), await codeSentTo(salimsPhone))
  office.later(20 * minute)
  const counted = async (phone: string) => {
    argon2.mockClear()
    const page = await begin({ phone })
    const rows = await office.db.selectFrom('registrations').select('codeId').execute()
    return { page: page.replace(/.*/, 'a page'), hashed: argon2.mock.calls.length, rows: rows.length }
  }
  const taken = await counted(salim.phone)
  await office.db.deleteFrom('registrations').execute()
  expect(await counted('92880147')).toEqual(taken)

  await office.announce()
  const told = (await office.messages()).filter(({ recipient }) => recipient === salimsPhone).at(-1)
  expect(told?.text).toBe('التحالف: لرقمك حساب لدينا. ادخل منه، أو استعد كلمة المرور: http://office/login')
})

test('no code opens the page of a contact that is taken', async () => {
  await enter(await begin(), await codeSentTo(salimsPhone))
  office.later(20 * minute)
  const page = await begin()
  await office.announce()
  for (const left of ['4 محاولات', '3 محاولات'])
    await expect(enter(page, '123456')).rejects.toMatchObject({ message: expect.stringContaining(left) })
})

test('a code works once, also for two who bring it at once', async () => {
  const page = await begin()
  const code = await codeSentTo(salimsPhone)
  const outcomes = await Promise.allSettled([enter(page, code), enter(page, code)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(enter(page, code)).rejects.toMatchObject({ code: 'identity.code-expired', status: 410 })
  expect(await office.db.selectFrom('userAccounts').select('id').execute()).toHaveLength(1)
})

test('five tries, however many come at once, and ten minutes', async () => {
  const page = await begin()
  const code = await codeSentTo(salimsPhone)
  const wrong = code === '111111' ? '222222' : '111111'
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => enter(page, wrong)))
  const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'in'))
  expect(codes.filter((each) => each === 'identity.wrong-code')).toHaveLength(4)
  await expect(enter(page, code)).rejects.toMatchObject({ code: 'identity.code-expired' })

  const later = await begin({ phone: '92880147' })
  const late = await codeSentTo('+96892880147')
  office.later(10 * minute)
  await expect(enter(later, late)).rejects.toMatchObject({ code: 'identity.code-expired' })
})

test('a new code takes the place of the old one, not sooner than after a minute', async () => {
  const page = await begin()
  const first = await codeSentTo(salimsPhone)
  await expect(requestCodeAgain(office.visitor(), { token: page })).rejects.toMatchObject({ message: 'رمز جديد بعد 60 ثانية' })
  office.later(minute)
  await requestCodeAgain(office.visitor(), { token: page })
  const second = await codeSentTo(salimsPhone)
  expect(second).not.toBe(first)
  await expect(enter(page, first)).rejects.toMatchObject({ code: 'identity.wrong-code' })
  await enter(page, second)
})

test('codes for one contact are few, and the waiting time is said', async () => {
  for (let at = 0; at < 5; at += 1) await begin()
  await expect(begin()).rejects.toMatchObject({ status: 429, message: expect.stringMatching(/انتظر .*دقيقة|دقائق/) })
})

test('two who register with one contact: the first code takes it', async () => {
  const first = await begin()
  const code = await codeSentTo(salimsPhone)
  office.later(1000)
  const second = await begin()
  const another = await codeSentTo(salimsPhone)
  await enter(first, code)
  await expect(enter(second, another)).rejects.toMatchObject({ code: 'identity.code-expired' })
})

test('a page nobody was given is the page of no code', async () => {
  await expect(enter('invented', '123456')).rejects.toMatchObject({ code: 'identity.code-expired' })
  await expect(requestCodeAgain(office.visitor(), { token: 'x.y' })).rejects.toMatchObject({ code: 'identity.code-expired' })
})

test('passwords that are known by heart everywhere are refused, the name and the number too', async () => {
  for (const weak of ['password2026', 'سالم بن سعيد المعشني', '+96891234567', 'Salalah@2026'])
    await expect(begin({ password: weak }), weak).rejects.toMatchObject({
      issues: expect.arrayContaining([expect.objectContaining({ path: ['password'] })]),
    })
})

test('what is missing is asked for in one go, a number that is wrong is not called missing, and a name has letters', () => {
  const faults = (form: object) =>
    RegisterInput.safeParse(form)
      .error?.issues.map(({ path }) => path[0])
      .toSorted()
  expect(faults({ formId: 'x' })).toEqual(['name', 'password', 'phone', 'terms'])
  expect(faults({ ...salim, phone: '9123' })).toEqual(['phone'])
  expect(faults({ ...salim, phone: undefined, email: 'salim@' })).toEqual(['email'])
  expect(faults({ ...salim, name: '123 456' })).toEqual(['name'])
  expect(faults({ ...salim, name: 'José Müller' })).toBeUndefined()
})

test('how strong a password is follows from its length and its words', () => {
  expect(strengthOf('قصيرة').level).toBe(1)
  for (const digits of ['1234567890', '٩٨٧٦٥ ٤٣٢١٠ ١٢٣٤٥']) expect(strengthOf(digits).level).toBe(1)
  expect(strengthOf('نخلة صلالة').level).toBe(2)
  expect(strengthOf('سبع نخلات عند الوادي').level).toBe(4)
})

test('a contact is shown so that only its owner recognises it', () => {
  expect(masked({ kind: 'phone', value: salimsPhone })).toBe('+968 9••• •567')
  expect(masked({ kind: 'phone', value: '+447911123456' })).toBe('+44 79• ••• •456')
  expect(masked({ kind: 'email', value: 'salim@example.com' })).toBe('s•••@example.com')
})

test('who never brings the code leaves nothing behind after a day', async () => {
  await begin()
  await identity.daily?.(office.visitor())
  expect(await office.db.selectFrom('registrations').select('codeId').execute()).toHaveLength(1)
  office.later(2 * 24 * 60 * minute)
  await identity.daily?.(office.visitor())
  expect(await office.db.selectFrom('registrations').select('codeId').execute()).toEqual([])
})
