import { approvalWaiting } from '#areas/access/public.ts'
import { branchNamed } from '#areas/company/public.ts'
import { customersNamed, customersSeen } from '#areas/customers/public.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import type { Permission } from '#platform/permissions.ts'
import { reaches, withinReach } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { whoActivates } from './activation-tasks.ts'
import { addendaOf, amendedBy } from './addenda/addenda-of.ts'
import { addendumKind } from './addenda/addendum.ts'
import { approveCallingOff } from './calling-off.ts'
import { contractCan, lastDaysAfterNotice } from './contract.ts'
import { approveEarlyEnd } from './early-end.ts'
import { goingOn } from './goes-on.ts'
import { inForce, isFollowed, lastDay } from './in-force.ts'
import { contractsPermissions as may } from './permissions.ts'
import { labelOf } from './queries.ts'
import { type Signer, signersOf } from './signing/signers.ts'
import { textInUse } from './templates/text-queries.ts'
import { whyNotCalledOff } from './to-come.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'contractKinds'>

/** One contract as it stands, and what this person may do with it now; null where they see none. */
export async function contract(ctx: Reader, id: string | undefined) {
  if (!id || !isUuid(id)) return null
  const row = await ctx.db
    .selectFrom('contracts')
    .selectAll()
    .select([lastDay.as('lastDay'), isFollowed.as('isFollowed')])
    .where('id', '=', id)
    .where((eb) => withinReach(eb, ctx.actor, may.view, { branch: 'branchId' }))
    .executeTakeFirst()
  if (!row) return null
  const { words: _, ...shown } = row
  const today = dayOf(ctx.now())
  const kind = ctx.contractKinds.find((each) => each.kind === row.kind)
  const opens = kind?.openedBy === undefined || ctx.actor.may(kind.openedBy)
  const [next, signers] = [await successor(ctx, id), await signersOf(ctx, id)]
  const [earlyEnd, callingOff] = [
    await waiting(ctx, approveEarlyEnd.action, id),
    await waiting(ctx, approveCallingOff.action, id),
  ]
  const isToCome = contractCan.callOff(row) && (await whyNotCalledOff(ctx, row)) === null
  const acts = actsOf(ctx, row, {
    ...{ isRenewed: next !== null, isAsked: signers.some(isWanted) },
    ...{ isEnding: earlyEnd !== null, isToCome: isToCome && callingOff === null, hasBegun: row.startsOn <= today },
  })
  return {
    ...{ ...shown, today, kindLabel: labelOf(ctx.contractKinds, row.kind), kindPath: kind && opens ? kind.path(id) : null },
    ...{ branch: await branchNamed(ctx, row.branchId), predecessor: await named(ctx, row.predecessorId), successor: next },
    ...{ goesOn: (await goingOn(ctx, [row])).has(id), renewPath: kind?.renewPath?.(id) ?? null },
    parties: await partiesOf(ctx, id, kind?.roles ?? {}),
    hasText: (await textInUse(ctx, row.kind)) !== null,
    afterNotice: lastDaysAfterNotice({ ...row, givenOn: today }),
    ...{ signers, earlyEnd, callingOff, addenda: await addendaOf(ctx, id), amends: await amendedBy(ctx, id) },
    waitsFor: contractCan.activate(row) && !acts.activate ? await whoActivates(ctx) : null,
    may: acts,
  }
}
export type OneContract = NonNullable<Awaited<ReturnType<typeof contract>>>

const waiting = (ctx: Reader, action: string, subjectId: string) => approvalWaiting(ctx, { action, subjectId })

const isWanted = ({ standing }: Signer) => standing !== 'withdrawn'

type Row = Parameters<typeof contractCan.sign>[0] & { branchId: string; kind: string }
type Known = { isRenewed: boolean; isAsked: boolean; isEnding: boolean; isToCome: boolean; hasBegun: boolean }

function actsOf({ actor }: Reader, row: Row, { isRenewed, isAsked, isEnding, isToCome, hasBegun }: Known) {
  const reach = (permission: Permission) => reaches(actor, permission, { branchId: row.branchId })
  // An addendum follows the contract it belongs to through the rest of its life.
  const alone = (permission: Permission) => row.kind !== addendumKind && reach(permission)
  return {
    send: contractCan.send(row) && reach(may.sendForSignature),
    takeBack: contractCan.takeBack(row) && reach(may.sendForSignature),
    sign: contractCan.sign(row) && reach(may.sendForSignature),
    ask: contractCan.sign(row) && !isAsked && reach(may.sendForSignature),
    remind: contractCan.sign(row) && isAsked && reach(may.sendForSignature),
    signForCompany: contractCan.sign(row) && isAsked && reach(may.signForCompany),
    activate: contractCan.activate(row) && reach(may.activate),
    amend: inForce.some((state) => state === row.state) && alone(may.addAddendum),
    suspend: contractCan.suspend(row) && alone(may.suspend),
    resume: contractCan.resume(row) && alone(may.suspend),
    notice: contractCan.giveNotice(row) && alone(may.giveNotice),
    withdraw: contractCan.withdrawNotice(row) && !isRenewed && alone(may.giveNotice),
    renew: contractCan.renew(row) && !isRenewed && alone(may.renew),
    terminate: contractCan.terminate(row) && hasBegun && !isEnding && alone(may.terminateEarly),
    callOff: isToCome && alone(may.terminateEarly),
    cancel: contractCan.cancel(row) && reach(may.cancel),
    close: contractCan.close(row) && alone(may.close),
    changeAddendum: row.kind === addendumKind && contractCan.change(row) && reach(may.addAddendum),
    edit: reach(may.draft),
  }
}
export type Acts = ReturnType<typeof actsOf>

async function named({ db }: Reader, id: string | null) {
  if (!id) return null
  const one = await db.selectFrom('contracts').select(['id', 'number']).where('id', '=', id).executeTakeFirst()
  return one ?? null
}

async function successor({ db }: Reader, id: string) {
  const one = await db
    .selectFrom('contracts')
    .select(['id', 'number', 'state'])
    .where('predecessorId', '=', id)
    .where('state', '<>', 'cancelled')
    .executeTakeFirst()
  return one ?? null
}

/** Who stands in it, as what; each leads to the customer where one may see that. */
async function partiesOf(ctx: Reader, contractId: string, roles: Readonly<Record<string, string>>) {
  const rows = await ctx.db
    .selectFrom('contractParties')
    .select(['partyId', 'role'])
    .where('contractId', '=', contractId)
    .orderBy('position')
    .execute()
  const ids = rows.map(({ partyId }) => partyId)
  const [called, seen] = await Promise.all([
    customersNamed(ctx, ids),
    customersSeen(ctx, '')
      .where(({ eb, fn, val }) => eb('id', '=', fn.any(val(ids))))
      .execute(),
  ])
  return rows.map(({ partyId, role }) => ({
    ...{ partyId, role: roles[role] ?? 'طرف', name: called.find(({ id }) => id === partyId)?.name ?? '' },
    path: seen.some(({ id }) => id === partyId) ? `/admin/users/${partyId}` : null,
  }))
}
