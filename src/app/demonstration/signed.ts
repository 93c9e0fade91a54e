import { tokenOf } from '#areas/contracts/signing/link.ts'
import { askCompanyCode, askSigningCode } from '#areas/contracts/signing/use-cases/ask-code.ts'
import { signByCode, signForCompany } from '#areas/contracts/signing/use-cases/sign-by-code.ts'
import { digitsFor } from '#areas/identity/codes/codes.ts'
import { visitor } from '#platform/actors.ts'
import type { Ctx } from '#platform/context.ts'
import type { Storyteller } from './people.ts'

const phones = { address: '94.200.1.7', userAgent: 'Mozilla/5.0 (Linux; Android 15) Chrome/140.0' }
const desk = { address: '94.200.1.20', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0' }
const agreed = 'yes'

type When = { on: string; hour?: number }

/** Each of those who stand in it signs by the code they were sent. */
export async function signedByParties({ as }: Storyteller, contractId: string, { on, hour = 13 }: When) {
  const layla = as('layla', on, `${hour}:10`)
  for (const { id, links } of await partiesToSign(layla, contractId)) {
    const ctx = { ...layla, ...phones, actor: visitor }
    const signingToken = await tokenOf(ctx.db, { id, links })
    await askSigningCode(ctx, { signingToken })
    await signByCode(ctx, { signingToken, agreed, oneTimeCode: await codeSentFor(ctx, id) })
  }
}

/** Everybody who was asked signs by the code they were sent, and then the company. */
export async function signedByAll(story: Storyteller, contractId: string, when: When) {
  await signedByParties(story, contractId, when)
  const { on, hour = 13 } = when
  const salim = { ...story.as('salim', on, `${hour}:40`), ...desk }
  await askCompanyCode(salim, { contractId })
  await signForCompany(salim, { contractId, agreed, oneTimeCode: await codeSentFor(salim, await ownSigning(salim, contractId)) })
}

const signingsOf = ({ db }: Ctx, contractId: string) =>
  db.selectFrom('contractSignings').select(['id', 'links']).where('contractId', '=', contractId).orderBy('position')

const partiesToSign = (ctx: Ctx, contractId: string) => signingsOf(ctx, contractId).where('partyId', 'is not', null).execute()

async function ownSigning(ctx: Ctx, contractId: string) {
  return (await signingsOf(ctx, contractId).where('partyId', 'is', null).executeTakeFirstOrThrow()).id
}

async function codeSentFor({ db }: Ctx, signingId: string) {
  const code = await db
    .selectFrom('contractSignings')
    .innerJoin('oneTimeCodes', 'oneTimeCodes.id', 'contractSignings.codeId')
    .select(['oneTimeCodes.id', 'oneTimeCodes.sent'])
    .where('contractSignings.id', '=', signingId)
    .executeTakeFirstOrThrow()
  return digitsFor(db, code)
}
