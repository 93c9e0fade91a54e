import { formalNotice, namesOnContract, oneOnTheLadder, servedNotices } from '#areas/collecting/public.ts'
import { contractsNamed, papersOfContract } from '#areas/contracts/public.ts'
import { chargesOfContracts, chequesOfContract } from '#areas/finance/public.ts'
import type { RegistrationState } from '#areas/properties/leases/lease.ts'
import { propertiesPermissions as may } from '#areas/properties/permissions.ts'
import type { Ctx } from '#platform/context.ts'
import { isUuid } from '#platform/ids.ts'
import { reaches } from '#platform/reach.ts'
import { dayOf } from '#values/days.ts'
import { type EnforcementPart, enforcementPartNames, isNeeded } from './enforcement.ts'

type Reader = Pick<Ctx, 'db' | 'actor' | 'now' | 'files' | 'contractKinds'>

/** What there is about a lease that is to be enforced, and what is missing; null where whoever asks sees none. */
export async function fileOfLease(ctx: Reader, contractId: string | undefined) {
  if (!contractId || !isUuid(contractId)) return null
  const named = await namesOnContract(ctx, contractId)
  if (!named || !reaches(ctx.actor, may.makeEnforcementFiles, named)) return null
  const { kind: _, ...names } = named
  const [[contract], lease, papers] = await Promise.all([
    contractsNamed(ctx, [contractId]),
    registrationOf(ctx, contractId),
    papersOfContract(ctx, contractId),
  ])
  const partyId = contract?.partyId ?? ''
  const today = dayOf(ctx.now())
  const [late, charges, cheques, notices] = await Promise.all([
    oneOnTheLadder(ctx, { today, contractId, partyId }),
    chargesOfContracts(ctx, [contractId]),
    chequesOfContract(ctx, contractId),
    noticesOf(ctx, contractId),
  ])
  const whose = { contractId, partyId, ...names, startsOn: contract?.startsOn ?? '', endsOn: contract?.endsOn ?? '' }
  const found = { ...whose, ...lease, papers, late, charges, cheques, notices, today }
  const final = finalOf(found)
  const missing = missingOf({ ...found, final })
  const overOn = final && final.payBy >= today ? final.payBy : null
  return { ...found, missing, stops: missing.filter(isNeeded), overOn, made: await madeBefore(ctx, contractId) }
}
export type FileOfLease = NonNullable<Awaited<ReturnType<typeof fileOfLease>>>

const registrationOf = ({ db }: Reader, contractId: string) =>
  db
    .selectFrom('leases')
    .select(['registration', 'registrationNumber', 'registeredOn'])
    .where('contractId', '=', contractId)
    .executeTakeFirstOrThrow()

async function noticesOf(ctx: Reader, contractId: string) {
  const served = await servedNotices(ctx, contractId)
  const all = await Promise.all(served.toReversed().map(({ id }) => formalNotice(ctx, id)))
  return all.filter((one) => one !== null)
}

type Notice = { id: string; payBy: string; deliveries: readonly { outcome: string }[] }
type Found = {
  today: string
  registration: RegistrationState
  papers: { paper: unknown; signed: unknown }
  late: { last: { id: string; step: string } | null } | null
}

/** The final warning about what is still owed, as far as it was sent: one about what was paid since proves nothing. */
const finalOf = <One extends Notice>({ late, notices }: Pick<Found, 'late'> & { notices: readonly One[] }) =>
  (late?.last?.step === 'final' && notices.find(({ id }) => id === late.last?.id)) || null

function missingOf({ today, registration, papers, late, final }: Found & { final: Notice | null }) {
  const there: Record<EnforcementPart, boolean> = {
    signed: papers.signed !== null,
    registered: registration === 'registered' || registration === 'not-required',
    arrears: late !== null,
    notice: final?.deliveries.some(({ outcome }) => outcome !== 'sent') ?? false,
    days: final !== null && final.payBy < today,
    paper: papers.paper !== null,
  }
  return enforcementPartNames.filter((part) => !there[part])
}

const madeBefore = ({ db }: Reader, contractId: string) =>
  db
    .selectFrom('enforcementFiles')
    .select(['id', 'amount', 'madeAt', 'fileId', 'sha256'])
    .where('contractId', '=', contractId)
    .orderBy('madeAt', 'desc')
    .limit(20)
    .execute()
