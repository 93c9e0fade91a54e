import type { Work } from '#platform/context.ts'
import type { Upload } from '#platform/files/uploads.ts'
import { Refusal } from '#platform/refusal.ts'
import { folded } from '#values/text.ts'
import { claimNumber, type Fault, type Happening } from './claim.ts'
import type { ClaimKind } from './claim-kind.ts'
import { loadClaim, toldOf } from './load-for-update.ts'
import { chosenMarks, type ReturnMarks } from './new-marks.ts'

type Opened = {
  id: string
  kind: Happening
  subjectId: string
  contract: { id: string; number: string; branchId: string }
  at: Date
  place?: string | null
  what: string
  sheetId?: string | null
  /** As it is thought at first: weighed again when it is assessed. */
  atFault?: Fault
  /** Found by these words too. */
  also?: string
}

/** Whether the form was sent before. */
export const isOpened = async ({ tx }: Work, id: string) =>
  Boolean(await tx.selectFrom('damageClaims').select('id').where('id', '=', id).executeTakeFirst())

/** Written down under its number. */
export async function openClaim(work: Work, kind: ClaimKind, { contract, also = '', ...told }: Opened) {
  const [subject] = await kind.subjects(work.tx, [told.subjectId])
  if (!subject) throw new Error('a claim of nothing')
  const { sequence } = await work.tx
    .insertInto('damageClaims')
    .values({
      ...{ id: told.id, subjectKind: kind.kind, subjectId: told.subjectId, kind: told.kind, state: 'open', at: told.at },
      ...{ branchId: contract.branchId, contractId: contract.id, place: told.place ?? null, what: told.what },
      ...{ sheetId: told.sheetId ?? null, atFault: told.atFault ?? 'renter', ...undecidedYet },
      ...{ reportedBy: work.actor.id, reportedAt: work.now(), words: '' },
    })
    .returning('sequence')
    .executeTakeFirstOrThrow()
  const number = claimNumber(kind.letters, { sequence, reportedAt: work.now() })
  const words = folded([number, subject.code, contract.number, told.place ?? '', also].join(' '))
  await work.tx.updateTable('damageClaims').set({ words }).where('id', '=', told.id).execute()
  const claim = await loadClaim(work, kind, told.id)
  if (!claim) throw new Error('a claim that was not written')
  work.record(kind.facts.claimOpened, told.id, { ...toldOf(claim), place: claim.place })
  return claim
}

const undecidedYet = {
  ...{ estimate: null, estimateAbout: null, insurer: null, insurerClaim: null },
  ...{ assessedBy: null, assessedAt: null, renterPart: null, insurerPart: null, invoiceId: null },
  ...{ endReason: null, decidedBy: null, decidedAt: null },
}

type FromMarks = Pick<Opened, 'id' | 'subjectId' | 'contract' | 'at'> & { sheet: ReturnMarks; chosen: readonly string[] }

/** Marks of a signed return sheet become a claim: only new ones, each with its picture, and each once. */
export async function openFromMarks(work: Work, kind: ClaimKind, { sheet, chosen, ...told }: FromMarks) {
  const marks = chosenMarks(sheet, chosen)
  const what = marks.map(({ said }) => said).join('، ')
  const claim = await openClaim(work, kind, { ...told, kind: 'damage', what, sheetId: sheet.id })
  const kept = await work.tx
    .insertInto('damageClaimMarks')
    .values(marks.map((mark) => ({ markId: mark.id, claimId: told.id })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('markId')
    .execute()
  if (kept.length < marks.length) throw new Refusal('claims.mark-claimed', `في ${kind.words.paper} آخر علامة من هذه. حدّث الصفحة.`)
  return claim
}

export async function keepPhotos(work: Work, claimId: string, photos: readonly Upload[]) {
  for (const photo of photos) {
    const row = { fileId: await work.keepFile(photo), claimId, takenBy: work.actor.id, takenAt: work.now() }
    await work.tx.insertInto('damageClaimPhotos').values(row).execute()
  }
}
