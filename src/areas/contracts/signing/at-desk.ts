import { type Contract, held, kindOf } from '#areas/contracts/held.ts'
import { sendPrinted } from '#areas/contracts/sending.ts'
import { signingCodes } from '#areas/identity/public.ts'
import type { Ctx, Work } from '#platform/context.ts'
import type { Permission } from '#platform/permissions.ts'
import { mustReach } from '#platform/reach.ts'
import { Refusal } from '#platform/refusal.ts'
import { inRials } from '#values/money.ts'
import { askAll } from './asking.ts'
import { type Contact, contactOfParty } from './contact.ts'
import { signingCodeAsked } from './facts.ts'
import { heldSigning, mustBeWanted, type Signing, signerNamed, signingOfCompany, signings } from './found.ts'
import { giveSignature } from './giving.ts'
import { standingOf } from './signing.ts'
import { ownCode } from './ways.ts'

/** Sent to the customer, and signed for the company by whoever sends it, as the account they are signed in with proves. */
export async function sendAtDesk(work: Work, one: Contract, printed: Parameters<typeof sendPrinted>[2]) {
  await sendPrinted(work, one, printed)
  await askAll(work, one)
  const company = await signingOfCompany({ db: work.tx }, one.id)
  if (company) await giveSignature(work, await heldSigning(work, company.id), { way: 'own-session', inside: work.actor })
}

/** The customer who has not signed yet, of the paper the contract was sent on last. */
async function signingOfCustomer(db: Ctx['db'] | Work['tx'], contractId: string): Promise<Signing> {
  const rows = await signings(db)
    .where('contractSignings.contractId', '=', contractId)
    .where('contractSignings.partyId', 'is not', null)
    .orderBy('contractPapers.place', 'desc')
    .orderBy('position')
    .execute()
  const last = rows.filter(({ paperId }) => paperId === rows[0]?.paperId)
  const one = last.find(({ state }) => state !== 'signed') ?? last[0]
  if (!one) throw new Refusal('contracts.no-signing', 'لم يُرسل هذا العقد للتوقيع بعد. أرسله أولًا.')
  return one
}

/** The link may have ended: whoever stands at the desk needs none. */
function mustBeSignable(signing: Signing, now: Date) {
  if (standingOf(signing, now) !== 'expired') mustBeWanted(signing, now)
}

/** The same, for nobody whose permission does not reach its contract. */
async function signingWithin({ db, actor }: Ctx, contractId: string, permission: Permission) {
  const one = await db.selectFrom('contracts').select('branchId').where('id', '=', contractId).executeTakeFirst()
  mustReach(actor, permission, one)
  return signingOfCustomer(db, contractId)
}

/** Where the code of whoever stands at the desk goes: to the phone on record, and to no other. */
export async function contactAtDesk(ctx: Ctx, contractId: string, permission: Permission): Promise<Contact> {
  const signing = await signingWithin(ctx, contractId, permission)
  mustBeSignable(signing, ctx.now())
  const contact = signing.partyId && (await contactOfParty(ctx.db, signing.partyId))
  if (!contact)
    throw new Refusal('contracts.unreached', 'لا هاتف للعميل في سجله ولا بريد يصله الرمز. أضف رقمه، أو وقّعوه على الورق.')
  await ownCode.count(ctx, contact)
  return contact
}

export async function codeAtDesk(work: Work, contractId: string, asked: { contact: Contact; permission: Permission }) {
  await held(work, contractId, asked.permission)
  const signing = await heldSigning(work, (await signingOfCustomer(work.tx, contractId)).id)
  mustBeSignable(signing, work.now())
  const about = `العقد ${signing.number}${signing.value > 0n ? ` بمبلغ ${inRials(signing.value)}` : ''}`
  const codeId = await ownCode.ask(work, { codeId: signing.codeId, contact: asked.contact, accountId: null, about })
  await work.tx.updateTable('contractSignings').set({ codeId }).where('id', '=', signing.id).execute()
  const signer = (await signerNamed(work, signing)) ?? ''
  const kind = kindOf(work, signing.kind).label
  work.record(signingCodeAsked, contractId, { number: signing.number, kind, party: signer, signer })
}

/** What was typed, judged before the step is taken: a wrong one is counted. Null where they have signed already. */
export async function judgedAtDesk(
  ctx: Ctx,
  contractId: string,
  { typed, permission }: { typed: string; permission: Permission },
) {
  const signing = await signingWithin(ctx, contractId, permission)
  if (signing.state === 'signed') return null
  mustBeSignable(signing, ctx.now())
  return { signingId: signing.id, codeId: await ownCode.judge(ctx, signing.codeId, typed) }
}

type Judged = { signingId: string; codeId: string; permission: Permission }

/** The customer signs at the desk, by the code that came to their own phone. */
export async function signAtDesk(work: Work, contractId: string, { signingId, codeId, permission }: Judged) {
  await held(work, contractId, permission)
  const signing = await heldSigning(work, signingId)
  if (signing.contractId !== contractId) throw signingCodes.expired()
  mustBeSignable(signing, work.now())
  const { kind: codeKind, value: codeTo, accountId } = await ownCode.take(work, codeId)
  if (accountId !== null || codeId !== signing.codeId) throw signingCodes.expired()
  await giveSignature(work, signing, { way: ownCode.name, inside: null, codeKind, codeTo })
}

/** The code that waits to be typed at the desk. */
export async function codeWaiting(ctx: Pick<Ctx, 'db' | 'now'>, contractId: string) {
  const rows = await signings(ctx.db)
    .where('contractSignings.contractId', '=', contractId)
    .where('contractSignings.partyId', 'is not', null)
    .where('contractSignings.state', '=', 'requested')
    .where('contractSignings.codeId', 'is not', null)
    .execute()
  const code = await signingCodes.waiting(ctx, rows.find(({ isOpen }) => isOpen)?.codeId ?? null)
  return code && code.accountId === null ? { to: code.to, wait: code.wait } : null
}
