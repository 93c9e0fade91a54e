import { expect, test } from 'vitest'
import { z } from 'zod'
import * as accounts from '#areas/identity/public.ts'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { theHouseItself } from '#platform/actors.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { defineFact } from '#platform/facts.ts'
import { anyone } from '#platform/permissions.ts'
import { testOffice } from '#testing/office.ts'
import { huda, peopleOf } from '#testing/people.ts'

const office = testOffice()
const { hudaJoins, whoIs } = peopleOf(office)
const done = defineFact('tests.done', z.object({}))

/** As another area's command would call what is offered here. */
function work<Output>(does: (work: Work) => Promise<Output>) {
  const run = command({
    name: 'tests.do',
    permission: anyone,
    input: z.object({}),
    async run(asked) {
      asked.record(done, 'x', {})
      return does(asked)
    },
  })
  return run({ ...office.visitor(), actor: theHouseItself }, {})
}

test('a suspended account lets nobody in nor stay in, until it is active again', async () => {
  const token = await hudaJoins()
  const { id } = await whoIs(token)

  expect(await work((asked) => accounts.suspendAccount(asked, id))).toBe(true)
  expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
  await expect(signIn(office.visitor(), huda)).rejects.toMatchObject({ code: 'identity.not-matching' })
  expect(await work((asked) => accounts.suspendAccount(asked, id))).toBe(false)

  expect(await work((asked) => accounts.reactivateAccount(asked, id))).toBe(true)
  expect(await whoIs(token), 'what was ended stays ended').toMatchObject({ kind: 'visitor' })
  expect(await whoIs((await signIn(office.visitor(), huda)).token)).toMatchObject({ id })
})

test('the sessions of one account end at once, those of others stay', async () => {
  const token = await hudaJoins()
  const second = (await signIn(office.visitor(), huda)).token
  const { id } = await whoIs(token)
  expect(await work((asked) => accounts.endSessionsOf(asked, office.visitor().newId()))).toBe(0)
  expect(await whoIs(token)).toMatchObject({ id })

  expect(await work((asked) => accounts.endSessionsOf(asked, id))).toBe(2)
  for (const each of [token, second]) expect(await whoIs(each)).toMatchObject({ kind: 'visitor' })
  expect(await office.history()).toContain('identity.all-sessions-ended')
})

test('a second factor is reset once, and whoever had it signs in anew', async () => {
  const token = await hudaJoins()
  const { id: accountId } = await whoIs(token)
  const at = office.visitor().now()
  const factor = { accountId, secret: 'x', lastStep: 0n, createdAt: at, enabledAt: at }
  await office.db.insertInto('secondFactors').values(factor).execute()

  expect(await work((asked) => accounts.resetSecondFactorOf(asked, accountId))).toBe(true)
  expect(await work((asked) => accounts.resetSecondFactorOf(asked, accountId))).toBe(false)
  expect(await whoIs(token)).toMatchObject({ kind: 'visitor' })
})

test('a consent is kept with the words it was given to, once, and can be withdrawn and given again', async () => {
  const { id: accountId } = await whoIs(await hudaJoins())
  const marketing = { accountId, purpose: 'marketing' as const, textVersion: '3', channel: 'web', evidence: 'register' }
  await work((asked) => accounts.giveConsent(asked, marketing))
  await work((asked) => accounts.giveConsent(asked, { ...marketing, textVersion: '4' }))
  expect(await accounts.consentsOf(office, accountId)).toMatchObject([{ textVersion: '3', withdrawnAt: null }])

  expect(await work((asked) => accounts.withdrawConsent(asked, marketing))).toBe(true)
  expect(await work((asked) => accounts.withdrawConsent(asked, marketing))).toBe(false)
  office.later(1000)
  await work((asked) => accounts.giveConsent(asked, { ...marketing, textVersion: '4' }))
  expect(await accounts.consentsOf(office, accountId)).toMatchObject([
    { textVersion: '4', withdrawnAt: null },
    { textVersion: '3', withdrawnAt: expect.any(Date) },
  ])
})
