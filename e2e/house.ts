import { inject } from 'vitest'
import { demonstrationAccounts } from '#areas/access/public.ts'
import { signIn } from '#areas/identity/use-cases/sign-in.ts'
import { visitor } from '#platform/actors.ts'
import type { House } from '#platform/context.ts'
import { insideDatabase } from '#testing/inside.ts'
import { databaseUrl } from '#testing/template.ts'

/** The house of a journey from the inside. */
export const insideHouse = <Output>(name: string, does: (house: House) => Promise<Output>) =>
  insideDatabase(databaseUrl(inject('server'), `test_${name}`), does)

/** The session of somebody who may everything, as a cookie brings it. */
export const administratorsToken = (name: string) =>
  insideHouse(name, async (house) => {
    const maryam = (await demonstrationAccounts(house)).find(({ email }) => email.startsWith('maryam@'))
    const ctx = { ...house, actor: visitor, requestId: 'journey', address: 'journey' }
    const { token } = await signIn(ctx, { contact: maryam?.email ?? '', password: maryam?.password ?? '' })
    return token
  })
