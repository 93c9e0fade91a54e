import { z } from 'zod'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { signingCodes } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { heldSigning, isSigned, mustBeWanted, type Signing, signingOfCompany, signingOfLink } from '../found.ts'
import { giveSignature } from '../giving.ts'
import { SignForCompanyInput, SignInput } from '../inputs.ts'
import { ownCode } from '../ways.ts'
import { completeIfAll } from './complete-signing.ts'

const may = contractsPermissions.signForCompany

const noSuch = () => new Refusal('contracts.no-signing', 'لا توقيع مطلوب بهذا الرابط.', 404)

const Given = z.object({ signingId: z.uuid(), codeId: z.uuid() })

const give = command({
  name: 'contracts.sign-by-code',
  permission: anyone,
  input: Given,
  run: (work, given) => giveByCode(work, given, null),
})

async function sign(ctx: Ctx, typed: z.input<typeof SignInput>) {
  const { signingToken: token, oneTimeCode } = SignInput.parse(typed)
  await signOnce(ctx, () => signingOfLink(ctx, token), { oneTimeCode, giving: give })
  return { token }
}
/** Whoever has the link and the code of the phone on record signs. */
export const signByCode = Object.assign(sign, { permission: anyone })

const giveForCompany = command({
  name: 'contracts.sign-for-company',
  permission: may,
  input: Given,
  async run(work, given) {
    mustReach(work.actor, may, await heldSigning(work, given.signingId))
    await giveByCode(work, given, work.actor)
  },
})

async function signInside(ctx: Ctx, typed: z.input<typeof SignForCompanyInput>) {
  const { contractId, oneTimeCode } = SignForCompanyInput.parse(typed)
  mustReach(ctx.actor, may, await signingOfCompany(ctx, contractId))
  await signOnce(ctx, () => signingOfCompany(ctx, contractId), { oneTimeCode, giving: giveForCompany })
  return { id: contractId }
}
/** Whoever is allowed to signs for the company, with a code of their own. */
export const signForCompany = Object.assign(signInside, { permission: may })

type Typed = { oneTimeCode: string; giving: (ctx: Ctx, given: z.input<typeof Given>) => Promise<void> }

/** A second press finds what the first one did, and is told the same. */
async function signOnce(ctx: Ctx, find: () => Promise<Signing | null>, { oneTimeCode, giving }: Typed) {
  const signing = await find()
  if (!signing) throw noSuch()
  if (!isSigned(signing)) {
    mustBeWanted(signing, ctx.now())
    try {
      await giving(ctx, { signingId: signing.id, codeId: await ownCode.judge(ctx, signing.codeId, oneTimeCode) })
    } catch (error) {
      const now = await find()
      if (!now || !isSigned(now)) throw error
    }
  }
  await completeIfAll(ctx, signing.contractId)
}

type Inside = { id: string; name: string } | null

async function giveByCode(work: Work, { signingId, codeId }: z.output<typeof Given>, inside: Inside) {
  const signing = await heldSigning(work, signingId)
  mustBeWanted(signing, work.now())
  const { kind: codeKind, value: codeTo, accountId } = await ownCode.take(work, codeId)
  if (accountId !== (inside?.id ?? null) || codeId !== signing.codeId) throw signingCodes.expired()
  await giveSignature(work, signing, { way: ownCode.name, inside, codeKind, codeTo })
}
