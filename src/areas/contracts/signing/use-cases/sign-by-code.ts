import { z } from 'zod'
import { kindOf } from '#areas/contracts/held.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { signingCodes } from '#areas/identity/public.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { signatureGiven } from '../facts.ts'
import { heldSigning, isSigned, mustBeWanted, type Signing, signerNamed, signingOfCompany, signingOfLink } from '../found.ts'
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
  run: (work, given) => giveSignature(work, given, null),
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
    await giveSignature(work, given, work.actor)
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

async function giveSignature(work: Work, { signingId, codeId }: z.output<typeof Given>, inside: Inside) {
  const signing = await heldSigning(work, signingId)
  mustBeWanted(signing, work.now())
  const { kind: codeKind, value: codeTo, accountId } = await ownCode.take(work, codeId)
  if (accountId !== (inside?.id ?? null) || codeId !== signing.codeId) throw signingCodes.expired()
  const signer = inside?.name ?? (await signerNamed(work, signing)) ?? ''
  const { contractId, number, called, partyId, paperSha256: sha256 } = signing
  await work.tx
    .updateTable('contractSignings')
    .set({
      ...{ state: 'signed', signer, signedBy: inside?.id ?? partyId, way: ownCode.name, signedAt: work.now() },
      ...{ address: work.address, userAgent: work.userAgent ?? null, codeKind, codeTo, sha256, codeId: null },
    })
    .where('id', '=', signingId)
    .where('state', '=', 'requested')
    .execute()
  const kind = kindOf(work, signing.kind).label
  work.record(signatureGiven, contractId, { number, kind, party: signer, signingId, signer, called, sha256 })
}
