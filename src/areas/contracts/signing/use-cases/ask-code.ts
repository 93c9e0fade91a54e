import { z } from 'zod'
import { kindOf } from '#areas/contracts/held.ts'
import { OneContractInput } from '#areas/contracts/inputs.ts'
import { contractsPermissions } from '#areas/contracts/permissions.ts'
import { command } from '#platform/command.ts'
import type { Ctx, Work } from '#platform/context.ts'
import { anyone } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { type Contact, contactOfAccount, contactOfParty } from '../contact.ts'
import { signingCodeAsked } from '../facts.ts'
import { heldSigning, mustBeWanted, signerNamed, signingOfCompany, signingOfLink } from '../found.ts'
import { SigningLinkInput } from '../inputs.ts'
import { ownCode } from '../ways.ts'

const may = contractsPermissions.signForCompany

const noSuch = () => new Refusal('contracts.no-signing', 'لا توقيع مطلوب بهذا الرابط.', 404)
const unreached = () =>
  new Refusal('contracts.unreached', 'لا هاتف لك في سجلنا ولا بريد نرسل إليه الرمز. اتصل بالمكتب، أو وقّع على الورق.')

const Wanted = z.object({ signingId: z.uuid(), contact: z.object({ kind: z.enum(['phone', 'email']), value: z.string() }) })

const sendCode = command({
  name: 'contracts.ask-signing-code',
  permission: anyone,
  input: Wanted,
  run: (work, { signingId, contact }) => codeFor(work, signingId, { contact, accountId: null }),
})

/** Whoever has the link asks for the code: it goes to the phone on record, whoever holds the link. */
async function askCode(ctx: Ctx, typed: z.input<typeof SigningLinkInput>) {
  const { signingToken: token } = SigningLinkInput.parse(typed)
  const signing = await signingOfLink(ctx, token)
  if (!signing?.partyId) throw noSuch()
  mustBeWanted(signing, ctx.now())
  const contact = await contactOfParty(ctx.db, signing.partyId)
  if (!contact) throw unreached()
  await ownCode.count(ctx, contact)
  await sendCode(ctx, { signingId: signing.id, contact })
  return { token }
}
export const askSigningCode = Object.assign(askCode, { permission: anyone })

const sendCompanyCode = command({
  name: 'contracts.ask-company-code',
  permission: may,
  input: Wanted,
  async run(work, { signingId, contact }) {
    mustReach(work.actor, may, await heldSigning(work, signingId))
    await codeFor(work, signingId, { contact, accountId: work.actor.id })
  },
})

/** The same for whoever signs for the company, to the phone or the mailbox of their own account. */
async function askForCompany(ctx: Ctx, typed: z.input<typeof OneContractInput>) {
  const { contractId } = OneContractInput.parse(typed)
  const signing = await signingOfCompany(ctx, contractId)
  mustReach(ctx.actor, may, signing)
  const contact = await contactOfAccount(ctx.db, ctx.actor.id)
  if (!contact) throw unreached()
  await ownCode.count(ctx, contact)
  await sendCompanyCode(ctx, { signingId: signing.id, contact })
  return { id: contractId }
}
export const askCompanyCode = Object.assign(askForCompany, { permission: may })

type To = { contact: Contact; accountId: string | null }

async function codeFor(work: Work, signingId: string, { contact, accountId }: To) {
  const signing = await heldSigning(work, signingId)
  mustBeWanted(signing, work.now())
  const about = `العقد ${signing.number}${signing.value > 0n ? ` بمبلغ ${inRials(signing.value)}` : ''}`
  const codeId = await ownCode.ask(work, { codeId: signing.codeId, contact, accountId, about })
  await work.tx.updateTable('contractSignings').set({ codeId }).where('id', '=', signingId).execute()
  const signer = (await signerNamed(work, signing)) ?? work.actor.name
  const { number, kind, contractId } = signing
  work.record(signingCodeAsked, contractId, { number, kind: kindOf(work, kind).label, party: signer, signer })
}
