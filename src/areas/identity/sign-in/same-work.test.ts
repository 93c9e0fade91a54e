import pg from 'pg'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { requestReset } from '#areas/identity/passwords/use-cases/request-reset.ts'
import { enterCode } from '#areas/identity/registration/use-cases/enter-code.ts'
import { register } from '#areas/identity/registration/use-cases/register.ts'
import type { Ctx } from '#platform/context.ts'
import { testOffice } from '#testing/office.ts'
import { password, peopleOf } from '#testing/people.ts'
import { requestSignInCode } from './use-cases/request-sign-in-code.ts'
import { signIn } from './use-cases/sign-in.ts'

const office = testOffice()
const { codeSentTo } = peopleOf(office)

const [known, unknown] = ['+96891234567', '+96892880147']
const code = (to: string) => to.split('/').at(-1) ?? ''

/** What can be asked of a contact by whoever does not have it. */
const doors: Record<string, (ctx: Ctx, contact: string) => Promise<unknown>> = {
  register: (ctx, phone) => register(ctx, { name: 'سالم المعشني', phone, password, terms: 'yes', formId: ctx.newId() }),
  'sign in with a wrong password': (ctx, contact) => signIn(ctx, { contact, password: 'not this one' }),
  'forgot the password': (ctx, contact) => requestReset(ctx, { contact }),
  'sign in by code': (ctx, contact) => requestSignInCode(ctx, { contact }),
  'a wrong code': async (ctx, contact) => {
    const { to } = await requestSignInCode(ctx, { contact })
    return enterCode(ctx, { token: code(to), oneTimeCode: '000000' })
  },
}

test.each(Object.entries(doors))(
  '«%s» asks the database the same of a contact that has an account and of one that has none',
  async (_, ask) => {
    const { to } = await register(office.visitor(), { name: 'سالم المعشني', phone: known, password, terms: 'yes', formId: 'x' })
    await enterCode(office.visitor(), { token: code(to), oneTimeCode: await codeSentTo(known) })
    office.later(3_600_000)

    const asked = async (contact: string) => {
      const query = vi.spyOn(pg.Client.prototype, 'query')
      await ask(office.visitor(), contact).catch(() => null)
      const statements = query.mock.calls.flatMap(([statement]: unknown[], at) =>
        isOurs(query.mock.contexts[at]) ? [textOf(statement)] : [],
      )
      query.mockRestore()
      return statements
    }
    const statements = await asked(unknown)
    expect(statements.length).toBeGreaterThan(2)
    expect(await asked(known)).toEqual(statements)
  },
)

/** The rounds of the jobs come when they come, on connections of their own. */
const isOurs = (client: unknown) => z.object({ connectionParameters: theHouse }).safeParse(client).success
const theHouse = z.object({ application_name: z.literal('house') })

function textOf(statement: unknown) {
  if (typeof statement === 'string') return statement
  return statement && typeof statement === 'object' && 'text' in statement ? String(statement.text) : ''
}
