import { customersNamed, phoneOfCustomer } from '#areas/customers/public.ts'
import type { Work } from '#platform/context.ts'
import { Refusal } from '#platform/refusal.ts'
import { allowedBy } from '../intake/must-be-allowed.ts'
import { shownNumber } from '../journey/number.ts'
import { pricesNow, registerParcels } from '../journey/registering.ts'
import { mustBeNewReference } from '../merchants/references.ts'
import type { MerchantTerms } from '../merchants/terms-of.ts'
import { parcelRulesNow } from '../rules/kept-rules.ts'
import type { Booked } from './inputs.ts'

/** What is the same for all that a merchant tells us of at once. */
export async function bookedBy(work: Work, terms: MerchantTerms) {
  const sender = await senderOf(work, terms.partyId)
  return { terms, sender, rules: await parcelRulesNow(work.tx), prices: await pricesNow(work) }
}
export type BookedBy = Awaited<ReturnType<typeof bookedBy>>

/** A parcel a merchant tells us of before he brings it: priced by his terms, and his until it is taken in. */
export async function bookParcel(work: Work, terms: MerchantTerms, asked: Booked) {
  if (asked.senderReference) await mustBeNewReference(work, terms.partyId, asked.senderReference)
  return bookNew(work, await bookedBy(work, terms), asked)
}

/** The same, where it was looked already whether his reference is new. */
export async function bookNew(work: Work, by: BookedBy, asked: Booked) {
  const [booked] = await bookMany(work, by, [asked])
  if (!booked) throw new Error(`parcel ${asked.id} was not booked`)
  return booked
}

/** Many at once, in their order. */
export async function bookMany(work: Work, by: BookedBy, asked: readonly Booked[]) {
  const parcels = await registerParcels(work, asked.map(bookedFor(by)), by)
  return parcels.map(({ id, number, carriage }) => ({ id, number: shownNumber(number), bare: number, carriage }))
}

function bookedFor({ terms, sender, rules }: BookedBy) {
  const mustBeAllowed = allowedBy(rules)
  return ({ pieces, senderReference, ...asked }: Booked) => {
    mustBeAllowed(asked)
    const { id, service, content, fragile, place, quarter = null, landmark = null, building = null } = asked
    return {
      ...{ id, service, content, fragile, place, quarter, landmark, building, payer: 'sender' as const },
      ...{ declaredValue: asked.declaredValue ?? null, cod: asked.cod ?? 0n, fromBranchId: terms.branchId },
      toBranchId: service === 'branch' ? (asked.toBranchId ?? null) : null,
      sender: { ...sender, reference: senderReference ?? null },
      recipient: { name: asked.recipientName, phone: asked.recipientPhone },
      pieces: pieces.map(({ weight, length, width, height }) => ({
        grams: weight,
        size: length && width && height ? { length, width, height } : null,
      })),
    }
  }
}

/** As the register has him: that name and phone stand on the label. */
export async function senderOf(work: Pick<Work, 'tx'>, partyId: string) {
  const [party] = await customersNamed(work, [partyId])
  const phone = await phoneOfCustomer({ db: work.tx }, partyId)
  if (!party || !phone)
    throw new Refusal('parcels.merchant-unreached', 'لا هاتف لك في سجلنا، وهو يُطبع على البوليصة. اطلب من الفرع إضافته.')
  return { id: partyId, name: party.name, phone }
}
