import { expect, test } from 'vitest'
import { identity } from '#areas/identity/area.ts'
import { requestReset } from '#areas/identity/passwords/use-cases/request-reset.ts'
import { enterCode } from '#areas/identity/registration/use-cases/enter-code.ts'
import { register } from '#areas/identity/registration/use-cases/register.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import type { Tx } from '#platform/db/database.ts'
import { atOnce } from '#testing/at-once.ts'
import { testOffice } from '#testing/office.ts'
import { huda, password, peopleOf } from '#testing/people.ts'
import { requestContactCode } from './use-cases/request-contact-code.ts'
import { verifyContact } from './use-cases/verify-contact.ts'

const office = testOffice()
const { asTheBearer, codeSentTo, hudaJoins } = peopleOf(office)
const ask = async (ctx: Awaited<ReturnType<typeof asTheBearer>>, contact: string) =>
  (await requestContactCode(ctx, { contact, presentPassword: password })).to.replace('/verify/', '')

test('a phone is added by its code, and an e-mail address is replaced, of which the old one hears', async () => {
  const here = await asTheBearer(await hudaJoins())
  const phone = await ask(here, '9123 4567')
  expect(await enterCode(here, { token: phone, oneTimeCode: await codeSentTo('+96891234567') })).toMatchObject({
    to: '/dashboard/security',
    said: 'تأكد رقم الهاتف.',
  })
  const address = await ask(here, 'new@example.com')
  await enterCode(here, { token: address, oneTimeCode: await codeSentTo('new@example.com') })
  await signIn(office.visitor(), { contact: '91234567', password })
  await expect(signIn(office.visitor(), huda)).rejects.toMatchObject({ status: 401 })
  await office.announce()
  const told = (await office.messages()).filter(({ recipient }) => recipient === huda.contact)
  expect(told.map(({ text }) => text).join()).toContain('لم يعد هذا العنوان يفتح حسابك')
})

test('what belongs to another account gets no code, and the answer is the same', async () => {
  await hudaJoins()
  const here = { ...office.visitor(), actor: (await asTheBearer((await signIn(office.visitor(), huda)).token)).actor }
  const token = await ask(here, huda.contact)
  expect(await codeSentTo(huda.contact)).toBe('none')
  await expect(enterCode(here, { token, oneTimeCode: '123456' })).rejects.toMatchObject({ code: 'identity.wrong-code' })
})

test('a code on its way to one account does nothing for another, and the password is asked for', async () => {
  const here = await asTheBearer(await hudaJoins())
  const token = await ask(here, '91234567')
  const oneTimeCode = await codeSentTo('+96891234567')
  const salim = office.customer(office.visitor().newId())
  await expect(enterCode(salim, { token, oneTimeCode })).rejects.toMatchObject({ code: 'identity.code-expired' })
  await expect(enterCode(office.visitor(), { token, oneTimeCode })).rejects.toMatchObject({ status: 403 })
  const { id: codeId } = await office.db.selectFrom('oneTimeCodes').select('id').executeTakeFirstOrThrow()
  await expect(verifyContact(salim, { codeId })).rejects.toMatchObject({ code: 'identity.code-expired' })
  await expect(requestContactCode(here, { contact: '92880147', presentPassword: 'x' })).rejects.toMatchObject({
    name: 'ZodError',
  })
})

test('somebody registers with the contact that another is just proving: the later hears a sentence', async () => {
  const here = await asTheBearer(await hudaJoins())
  const form = { name: 'سالم بن سعيد المعشني', phone: '9123 4567', password, terms: 'yes' as const, formId: 'x' }
  const registering = (await register(office.visitor(), form)).to.replace('/verify/', '')
  const registersWith = await codeSentTo('+96891234567')
  office.later(1000)
  const proving = await ask(here, '9123 4567')
  const provesWith = await codeSentTo('+96891234567')

  // The one who proves has looked and has not written yet, for the account is held.
  const held = (tx: Tx) => tx.selectFrom('userAccounts').select('id').where('id', '=', here.actor.id).forUpdate().execute()
  const [first, second] = await atOnce(office, held, [
    () => enterCode(here, { token: proving, oneTimeCode: provesWith }),
    () => enterCode(office.visitor(), { token: registering, oneTimeCode: registersWith }),
  ])
  expect(first).toMatchObject({ value: { said: 'تأكد رقم الهاتف.' } })
  expect(second).toMatchObject({ reason: { code: 'identity.code-expired' } })
})

test('an address given at registration waits on the first page until it is confirmed', async () => {
  const here = await asTheBearer(await hudaJoins())
  expect(await identity.waiting?.(here)).toEqual([])
  await office.db.updateTable('userAccounts').set({ awaitedEmail: 'second@example.com' }).execute()
  expect(await identity.waiting?.(here)).toMatchObject([{ title: 'أكّد بريدك الإلكتروني', path: '/dashboard/security/contact' }])
})

test('a code that was sent to the old address before it was replaced sets no new password', async () => {
  const here = await asTheBearer(await hudaJoins())
  const reset = (await requestReset(office.visitor(), { contact: huda.contact })).to.replace('/verify/', '')
  const oldCode = await codeSentTo(huda.contact)
  const address = await ask(here, 'new@example.com')
  await enterCode(here, { token: address, oneTimeCode: await codeSentTo('new@example.com') })
  await expect(enterCode(office.visitor(), { token: reset, oneTimeCode: oldCode })).rejects.toMatchObject({
    code: 'identity.code-expired',
  })
})
