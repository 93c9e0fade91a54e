import { contractsOfKind } from '#areas/contracts/public.ts'
import type { Work } from '#platform/context.ts'
import { type Subscriber, savedFact } from '#platform/subscribers.ts'
import { plateText } from '#values/plates.ts'
import { carReturned, vehicleSwapped } from '../rentals/facts.ts'
import { rentalKind } from '../rentals/rental.ts'
import { type LetterFact, letterVoided } from './facts.ts'
import { letterNumber } from './letter.ts'

/** A letter with its car and contract; nobody else changes it meanwhile. */
export async function loadLetter({ tx }: Pick<Work, 'tx'>, letterId: string) {
  const row = await tx
    .selectFrom('carBorderLetters')
    .innerJoin('vehicles', 'vehicles.id', 'carBorderLetters.vehicleId')
    .selectAll('carBorderLetters')
    .select(['model', 'plateDigits', 'plateLetters'])
    .where('carBorderLetters.id', '=', letterId)
    .forUpdate('carBorderLetters')
    .executeTakeFirst()
  if (!row) return null
  const contract = await contractsOfKind({ db: tx }, rentalKind).where('id', '=', row.contractId).executeTakeFirstOrThrow()
  const plate = plateText({ digits: row.plateDigits, letters: row.plateLetters })
  return { ...row, plate, contract: contract.number, number: letterNumber(row) }
}
export type LoadedLetter = NonNullable<Awaited<ReturnType<typeof loadLetter>>>

/** What a fact carries of it. */
export const factData = ({ number, country, untilOn, plate, model, contract }: LoadedLetter): LetterFact => ({
  ...{ number, country, until: untilOn, plate, model, contract },
})

type Voiding = Pick<Work, 'tx' | 'now' | 'record'>

export async function voidLetter(work: Voiding, letter: LoadedLetter, why: string) {
  await work.tx
    .updateTable('carBorderLetters')
    .set({ voidedAt: work.now(), voidReason: why })
    .where('id', '=', letter.id)
    .where('voidedAt', 'is', null)
    .execute()
  work.record(letterVoided, letter.id, { ...factData(letter), why })
}

/** A letter of a car that is not with this renter any more says what is not true. */
async function voidLettersOf(work: Voiding, contractId: string, why: string) {
  const left = await work.tx
    .selectFrom('carBorderLetters')
    .select('id')
    .where('contractId', '=', contractId)
    .where('voidedAt', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('carRentalSegments')
            .select('carRentalSegments.id')
            .whereRef('carRentalSegments.contractId', '=', 'carBorderLetters.contractId')
            .whereRef('carRentalSegments.vehicleId', '=', 'carBorderLetters.vehicleId')
            .where('backAt', 'is', null),
        ),
      ),
    )
    .execute()
  for (const { id } of left) {
    const letter = await loadLetter(work, id)
    if (letter) await voidLetter(work, letter, why)
  }
}

const whenGone = (name: string, fact: { name: string }, why: string): Subscriber => ({
  name,
  factName: fact.name,
  async react(work, factId) {
    const { subjectId } = await savedFact(work.tx, factId)
    await voidLettersOf(work, subjectId, why)
  },
})

/** Another car took its place, or it is back. */
export const letterSubscribers = [
  whenGone('vehicles.void-letters-after-swap', vehicleSwapped, 'استُبدلت السيارة'),
  whenGone('vehicles.void-letters-after-return', carReturned, 'أُعيدت السيارة'),
]
