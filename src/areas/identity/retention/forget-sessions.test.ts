import { expect, test } from 'vitest'
import { signIn } from '#areas/identity/sign-in/use-cases/sign-in.ts'
import { testOffice } from '#testing/office.ts'
import { huda, peopleOf } from '#testing/people.ts'
import { keepNoLonger } from './use-cases/keep-no-longer.ts'

const office = testOffice()
const { hudaJoins, whoIs } = peopleOf(office)
const day = 86_400_000
const sessions = async () => (await office.db.selectFrom('sessions').select('id').execute()).length

test('sessions that are over are forgotten after a month, living ones never', async () => {
  await hudaJoins()
  office.later(25 * day)
  await keepNoLonger(office.visitor())
  expect(await sessions()).toBe(1)

  office.later(40 * day)
  const { token } = await signIn(office.visitor(), huda)
  await keepNoLonger(office.visitor())
  expect(await sessions()).toBe(1)
  expect(await whoIs(token)).toMatchObject({ kind: 'staff' })
})
