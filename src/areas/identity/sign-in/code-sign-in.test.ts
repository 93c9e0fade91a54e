import { expect, test } from 'vitest'
import { action as againHere } from '#areas/identity/codes/routes/verify-again.ts'
import { loader as codePage, action as enterHere } from '#areas/identity/registration/routes/verify.tsx'
import { enterCode } from '#areas/identity/registration/use-cases/enter-code.ts'
import { finishRegistration } from '#areas/identity/registration/use-cases/finish-registration.ts'
import { testOffice } from '#testing/office.ts'
import { huda, peopleOf } from '#testing/people.ts'
import { answered, visit } from '#testing/visit.ts'
import { action as askHere } from './routes/login-code.tsx'
import { requestSignInCode } from './use-cases/request-sign-in-code.ts'
import { signInByCode } from './use-cases/sign-in-by-code.ts'

const office = testOffice()
const { codeSentTo, hudaJoins, whoIs } = peopleOf(office)

const ask = async (form: { contact: string; to?: string; remember?: string }) =>
  (await requestSignInCode(office.visitor(), form)).to.replace('/verify/', '')
const lastCode = () => office.db.selectFrom('oneTimeCodes').select('id').executeTakeFirstOrThrow()

test('one signs in with a code, without a password, and lands where one was going', async () => {
  await hudaJoins()
  const token = await ask({ contact: 'HUDA@example.com', to: '/admin/requests', remember: 'yes' })
  const entered = await enterCode(office.visitor(), { token, oneTimeCode: await codeSentTo(huda.contact) })
  expect(entered).toMatchObject({ to: '/admin/requests', opened: { remembered: true } })
  expect(await whoIs(entered.opened?.token ?? '')).toMatchObject({ name: 'هدى الكثيري' })
})

test('whoever has no account gets the same page and no message, and no code opens it', async () => {
  const token = await ask({ contact: 'nobody@example.com' })
  expect(await codeSentTo('nobody@example.com')).toBe('none')
  await expect(enterCode(office.visitor(), { token, oneTimeCode: '123456' })).rejects.toMatchObject({
    code: 'identity.wrong-code',
  })
})

test('a suspended account is sent no code, and one on its way does not open it', async () => {
  await hudaJoins()
  const token = await ask({ contact: huda.contact })
  const oneTimeCode = await codeSentTo(huda.contact)
  await office.db.updateTable('userAccounts').set({ status: 'suspended' }).execute()
  await expect(enterCode(office.visitor(), { token, oneTimeCode })).rejects.toMatchObject({ code: 'identity.code-expired' })
  office.later(1000)
  const before = (await office.messages()).length
  await ask({ contact: huda.contact })
  await office.announce()
  expect(await office.messages()).toHaveLength(before)
})

test('a code opens nothing but what it was sent for', async () => {
  await hudaJoins()
  await ask({ contact: huda.contact })
  const { id: codeId } = await lastCode()
  await expect(finishRegistration(office.visitor(), { codeId })).rejects.toMatchObject({ code: 'identity.code-expired' })
  await office.db.updateTable('oneTimeCodes').set({ purpose: 'contact' }).execute()
  await expect(signInByCode(office.visitor(), { codeId, remembered: false })).rejects.toMatchObject({
    code: 'identity.code-expired',
  })
})

test('the pages: ask, wait, ask again, enter', async () => {
  await hudaJoins()
  const asked = await answered(askHere(visit(office.visitor(), '/login/code', { form: { contact: huda.contact } })))
  const { to } = asked as { to: string }
  const params = { token: to.replace('/verify/', '') }
  expect(await answered(codePage(visit(office.visitor(), to, { params })))).toMatchObject({
    data: { code: { purpose: 'sign-in', kind: 'email', to: 'h•••@example.com', wait: 60 } },
  })
  const again = () => answered(againHere(visit(office.visitor(), `${to}/again`, { params, form: {} })))
  expect(await again()).toMatchObject({ status: 303, to, cookies: [expect.stringContaining(encodeURIComponent('رمز جديد بعد'))] })
  office.later(60_000)
  expect(await again()).toMatchObject({ cookies: [expect.stringContaining(encodeURIComponent('أُرسل رمز جديد'))] })

  const form = { oneTimeCode: await codeSentTo(huda.contact) }
  expect(await answered(enterHere(visit(office.visitor(), to, { params, form })))).toMatchObject({
    status: 303,
    to: '/admin',
    cookies: [expect.stringMatching(/^session=/)],
  })
  expect(await answered(codePage(visit(office.visitor(), to, { params })))).toMatchObject({ init: { status: 410 } })
  expect(await answered(codePage(visit(office.visitor(), '/verify/x', { params: { token: 'x' } })))).toMatchObject({
    init: { status: 410 },
  })
})

test('what is not six digits is asked for again', async () => {
  const token = await ask({ contact: huda.contact })
  const form = { oneTimeCode: '12' }
  expect(await answered(enterHere(visit(office.visitor(), `/verify/${token}`, { params: { token }, form })))).toMatchObject({
    data: { fields: { oneTimeCode: ['الرمز 6 أرقام.'] }, typed: {} },
  })
})
