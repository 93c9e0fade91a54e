import { type RawBuilder, sql } from 'kysely'
import type { Ctx, Work } from '#platform/context.ts'
import { everyWord } from '#platform/db/every-word.ts'
import type { Permission } from '#platform/permissions.ts'
import { withinReach } from '#platform/reach.ts'
import { bring } from './bringing.ts'
import { contractPath, contractTones, type Standing, standingInWords } from './contract.ts'
import { type Acts, contract } from './contract-detail.ts'
import { type Draft, draft, rewrite, type Terms } from './drafting.ts'
import { type Contract, held, ownHeld, successorOf } from './held.ts'
import { followerOf, inForce, isFollowed, lastDay } from './in-force.ts'
import { activate, callOff, cancel, close, end, giveNotice, send, sign, takeBack, terminate, withdrawNotice } from './moves.ts'
import { contractsPermissions } from './permissions.ts'
import { type Renewal, renew } from './renewing.ts'
import * as sending from './sending.ts'
import * as desk from './signing/at-desk.ts'
import { completeIfAll } from './signing/use-cases/complete-signing.ts'
import { paperPath } from './templates/paths.ts'

/** What the commands of other areas ask for that draft contracts of their kind, and who sees contracts. */
export const {
  draft: draftingContracts,
  view: viewingContracts,
  export: exportingContracts,
  renew: renewingContracts,
} = contractsPermissions

/** The paper of one contract for the area of its kind, which says who may have it. */
export { paperOfContract } from './signing/paper-now.ts'

/** Its text as it is printed. */
export const pathOfPaper = (id: string) => paperPath(id)

/** How one stands, in words. */
export const contractStateNamed = (standing: Standing) => standingInWords(standing)

/** The same as a badge. */
export const contractStateBadge = (standing: Standing) => ({
  text: standingInWords(standing),
  tone: contractTones[standing.state],
})

/** Where it is sent, signed, put in force and ended, with the form of that step open. */
export const pathOfStep = (id: string, step: keyof Acts) => `${contractPath(id)}?act=${step}`

/** One contract as it stands, and what this person may do with it now; null where they see none. */
export const contractShown = (ctx: Parameters<typeof contract>[0], id: string | undefined) => contract(ctx, id)

/** A draft with its number, in the caller's transaction; `existed` where its form was sent before. Another permission than that of contracts is named. */
export const draftContract = (work: Work, asked: Draft, permission?: Permission) => draft(work, asked, permission)

/** One that was signed and in force before this register knew it, in the caller's transaction. */
export const bringContract = (work: Work, asked: Parameters<typeof bring>[1], permission: Permission) =>
  bring(work, asked, permission)

/** Other terms for a draft; `seen` is its version as whoever changes it had it. */
export const changeDraft = (work: Work, asked: Terms & { id: string; seen: number }, permission?: Permission) =>
  rewrite(work, asked, permission)

/** The contract, locked, if this permission reaches it. */
export const contractHeld = (work: Pick<Work, 'tx' | 'actor'>, id: string, permission: Permission) => held(work, id, permission)

/** The same from the account of whoever stands in it as the customer. */
export const ownContractHeld = (work: Pick<Work, 'tx' | 'actor'>, id: string) => ownHeld(work, id)

/** The steps of a life, for whoever takes one together with something of their own: each records its fact and asks its kind. */
export const contractSteps = {
  send,
  takeBack,
  sign,
  activate,
  giveNotice,
  withdrawNotice,
  terminate,
  cancel,
  callOff,
  end,
  close,
}

/** What a command that sends a contract is given besides, and how it is printed before. */
export const { printedShape, printedNow } = sending

/** How a contract is signed at a desk, by commands of its kind's own area; `signedByAll` makes its paper once the last has signed. */
export const { sendAtDesk, contactAtDesk, codeAtDesk, judgedAtDesk, signAtDesk, codeWaiting } = desk
export const signedByAll = (ctx: Ctx, contractId: string) => completeIfAll(ctx, contractId)

/** Where somebody signs what waits for them, for the page of the thing itself. */
export { ownSignPath } from './signing/waiting.ts'

/** The one that follows a contract in its caller's hands, as a draft; the same form again finds what it made. */
export const renewHeldContract = (work: Work, one: Contract, asked: Renewal) =>
  renew(work, one, { ...asked, permission: contractsPermissions.renew })

type Seeing = Pick<Ctx, 'db' | 'actor'> & { permission?: Permission }
/**
 * The one that follows of itself, where the law renews what nobody gave notice of: in force at once, for the paper that was signed for the
 * first one binds both in the next as well.
 */
export async function carryOn(work: Work, one: Contract, asked: Renewal) {
  const { signedOn: on, signedWay: way, signedFileId: fileId } = one
  if (!on || !way || way === 'before' || !fileId) throw new Error(`contract ${one.number} was never signed`)
  const next = await successorOf(work, one)
  if (next?.activatedAt) return { id: next.id, number: next.number, existed: true }
  const { id, number } = await renew(work, one, { ...asked, permission: contractsPermissions.renew })
  await send(work, await held(work, id, contractsPermissions.renew))
  await sign(work, await held(work, id, contractsPermissions.renew), { on, way, fileId })
  await activate(work, await held(work, id, contractsPermissions.activate))
  return { id, number, existed: false }
}

/** The contracts of a kind within reach of whoever asks, for lists of other areas to join: all, or those that were typed. */
export const contractsSeen = ({ db, actor, permission = contractsPermissions.view }: Seeing, kind: string, typed = '') =>
  db
    .selectFrom('contracts')
    .selectAll()
    .where('contracts.kind', '=', kind)
    .where((eb) => withinReach(eb, actor, permission, { branch: 'contracts.branchId' }))
    .where(everyWord(typed, 'contracts.words'))

/** For those lists: the last day of each as it stands, whether it binds anybody today, and whether another one follows it. */
export const standingOfContracts = {
  lastDay,
  isFollowed,
  inForce: sql<boolean>`contracts.state in (${sql.join([...inForce])})`,
  inState: (state: string) => sql<boolean>`contracts.state = ${state}`,
}

/** The one in force by which somebody stays under it, after this one. */
export const contractAfter: typeof followerOf = (asked, id) => followerOf(asked, id)

/** All contracts of a kind, for reports of other areas that are narrowed by a permission of their own. */
export const contractsOfKind = ({ db }: { db: Ctx['db'] | Work['tx'] }, kind: string) =>
  db
    .selectFrom('contracts')
    .select([
      'id',
      'number',
      'partyId',
      'branchId',
      'state',
      'startsOn',
      'endsOn',
      'leavesOn',
      'noticeBy',
      'endedOn',
      'signedOn',
      'suspendedReason',
      'predecessorId',
      'value',
      'noticeDays',
    ])
    .select('title')
    .where('kind', '=', kind)

/** Whose contract of a kind bears a number, for `holders` of that kind. */
export const holdersByNumber = (kind: string) => async (asked: { db: Ctx['db'] }, number: string) => {
  const rows = await contractsOfKind(asked, kind).where('number', '=', number).execute()
  return rows.map(({ partyId }) => partyId)
}

/** What these are, whoever asks. */
export const contractsNamed = (asked: { db: Ctx['db'] } | { tx: Work['tx'] }, ids: readonly string[]) =>
  ('tx' in asked ? asked.tx : asked.db)
    .selectFrom('contracts')
    .select(['id', 'number', 'kind', 'state', 'branchId', 'partyId', 'title', 'startsOn', 'endsOn', 'value', 'leavesOn'])
    .select(['autoRenew', 'noticeDays', 'predecessorId', 'version', 'signedOn', 'endedOn'])
    .where(({ eb, fn, val }) => eb('id', '=', fn.any(val([...ids]))))
    .execute()

/** Of a contract in the caller's own condition: somebody writes it, or waits for its signatures. */
export const isBeingMade = (id: RawBuilder<unknown>) =>
  sql<boolean>`exists (select from contracts k where k.id = ${id} and k.state in ('draft', 'pending-signature'))`

/** The paper a contract was sent on last, and what came back signed: which files they are. */
export async function papersOfContract({ db }: Pick<Ctx, 'db'>, id: string) {
  const paper = await db
    .selectFrom('contractPapers')
    .select('fileId')
    .where('contractId', '=', id)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  const contract = await db.selectFrom('contracts').select(['signedOn', 'signedFileId']).where('id', '=', id).executeTakeFirst()
  const { signedOn = null, signedFileId = null } = contract ?? {}
  return { paper: paper ?? null, signed: signedOn && signedFileId ? { on: signedOn, fileId: signedFileId } : null }
}

/** The contract in force over a thing on a day: none, or the one of that kind that was activated and is not over. */
export const contractOver = (
  { db }: Pick<Ctx, 'db'>,
  { resourceId, kind, on }: { resourceId: string; kind: string; on: string },
) =>
  db
    .selectFrom('contractResources')
    .innerJoin('contracts', 'contracts.id', 'contractResources.contractId')
    .select(['contracts.id', 'contracts.number', 'contracts.partyId', 'contracts.startsOn', 'contracts.endsOn'])
    .where('contractResources.resourceId', '=', resourceId)
    .where('contracts.kind', '=', kind)
    .where('contracts.state', 'in', ['active', 'suspended', 'notice-given'])
    .where('contracts.startsOn', '<=', on)
    .where(sql<boolean>`(contracts.auto_renew or coalesce(contracts.leaves_on, contracts.ends_on) >= ${on})`)
    .orderBy('contracts.startsOn', 'desc')
    .limit(1)
    .executeTakeFirst()

/** In the English lines of a text a value of several lines is English in each. */
export { inEnglishLines } from './templates/contract-text.ts'
